import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { asMessage, type Mail, MailTransport } from './mail-transport.js';

/** A server that does not answer keeps a task no longer than this. */
const PATIENCE_MS = 15_000;

/** Mails by SMTP, over a pool of connections. */
export class SmtpMailTransport extends MailTransport implements OnApplicationShutdown {
  private readonly transporter: Transporter;

  constructor(
    url: string,
    private readonly from: string,
    patienceMs = PATIENCE_MS,
  ) {
    super();
    const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
    this.transporter = createTransport({ url, pool: true, ...patience });
  }

  override async send(mail: Mail): Promise<void> {
    await this.transporter.sendMail({ from: this.from, ...asMessage(mail) });
  }

  /** Ends idle connections; a mail that is under way still goes out. */
  onApplicationShutdown(): void {
    this.transporter.close();
  }
}
