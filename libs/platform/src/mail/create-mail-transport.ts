import { join } from 'node:path';
import type { Clock } from '../clock/clock.js';
import type { Settings } from '../config/settings.js';
import type { MailTransport } from './mail-transport.js';
import { MailboxMailTransport } from './mailbox-mail-transport.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

/** The folder of the embedded mailbox. */
export function mailboxFolder(settings: Pick<Settings, 'dataDir'>): string {
  return join(settings.dataDir, 'mailbox');
}

/** SMTP where `SMTP_URL` is set, else the embedded mailbox. */
export function createMailTransport(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dkim' | 'dataDir'>,
  clock: Clock,
): MailTransport {
  return settings.smtpUrl === undefined
    ? new MailboxMailTransport(mailboxFolder(settings), settings.mailFrom, clock)
    : new SmtpMailTransport(settings.smtpUrl, settings.mailFrom, { dkim: settings.dkim });
}
