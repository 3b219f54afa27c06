import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { DkimKey } from '../config/dkim-settings.js';
import { AddressRefused, asMessage, type Mail, MailTransport } from './mail-transport.js';
import { isUnknownMailbox } from './unknown-mailbox.js';

/** A server that does not answer keeps a task no longer than this. */
const PATIENCE_MS = 15_000;

/** What a signature covers where it is there: what people see, and both headers by which mails are stopped (RFC 8058, 4). */
const SIGNED = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
];

function signing({ domain, selector, privateKey }: DkimKey) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED.join(':') };
}

/** Mails by SMTP, over a pool of connections. */
export class SmtpMailTransport extends MailTransport implements OnApplicationShutdown {
  private readonly transporter: Transporter;

  constructor(
    url: string,
    private readonly from: string,
    { dkim, patienceMs = PATIENCE_MS }: { dkim?: DkimKey | undefined; patienceMs?: number } = {},
  ) {
    super();
    const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
    this.transporter = createTransport({ url, pool: true, ...patience, ...(dkim && { dkim: signing(dkim) }) });
  }

  override async send(mail: Mail): Promise<void> {
    try {
      await this.transporter.sendMail({ from: this.from, ...asMessage(mail) });
    } catch (error) {
      throw isUnknownMailbox(error) ? new AddressRefused(mail.to, error.response) : error;
    }
  }

  /** Ends idle connections; a mail that is under way still goes out. */
  onApplicationShutdown(): void {
    this.transporter.close();
  }
}
