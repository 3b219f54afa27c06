import { MessagePreferences } from '@babelboard/message-preferences/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailSuppressions } from './suppression/store/mail-suppressions.js';
import { MAIL_KINDS } from './templates/mail-kinds.js';
import type { MailPurpose } from './templates/mails.js';

/** What somebody has just asked for and waits for: an address out of reach is tried with it once a day. */
const ASKED_FOR: ReadonlySet<MailPurpose> = new Set([
  'confirm-email',
  'contact-message',
  'cv-for-service',
  'reset-password',
  'social-link',
  'verify-email',
]);

/** Says what stands against a mail to an address: by what its owner chose, and by what mail servers report of it. */
@Injectable()
export class WantedMails {
  constructor(
    private readonly preferences: MessagePreferences,
    private readonly suppressions: MailSuppressions,
  ) {}

  /** Asked when a mail is sent, not when it was planned. Gives null where nothing does. @param mail `stop`: the page that stops such mails alone */
  async objection(
    tx: EntityManager,
    { purpose, accountId, stop }: { purpose: MailPurpose; accountId: number | null; stop: string | undefined },
    address: string,
  ): Promise<'unwanted' | 'suppressed' | null> {
    const kind = MAIL_KINDS[purpose];
    if (kind !== null && (accountId === null || !(await this.preferences.wants(tx, accountId, kind)))) {
      return 'unwanted';
    }
    const canBeStopped = kind !== null || stop !== undefined;
    const mail = { canBeStopped, askedFor: ASKED_FOR.has(purpose) };
    return (await this.suppressions.stops(tx, address, mail)) ? 'suppressed' : null;
  }

  /** Notes that a mail was sent: an address out of reach gets the next one that is asked for a day later. */
  async noteSent(tx: EntityManager, purpose: MailPurpose, address: string): Promise<void> {
    if (ASKED_FOR.has(purpose)) {
      await this.suppressions.noteTry(tx, address);
    }
  }
}
