import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, MailTransport } from './mail-transport.js';

/** Mails by SMTP, over a pool of connections. */
export class SmtpMailTransport extends MailTransport {
  private readonly transporter: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transporter = createTransport({ url, pool: true });
  }

  override async send(mail: Mail): Promise<void> {
    await this.transporter.sendMail({ from: this.from, ...mail });
  }

  close(): void {
    this.transporter.close();
  }
}
