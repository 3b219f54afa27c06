import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock/clock.js';
import { asMessage, type Mail, MailTransport } from './mail-transport.js';

/** Embedded mode: every mail becomes an RFC 5322 file in the mailbox folder, which `/dev/mailbox` shows. */
export class MailboxMailTransport extends MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    const now = this.clock.now();
    const { message } = await this.composer.sendMail({ from: this.from, date: now, ...asMessage(mail) });
    await mkdir(this.folder, { recursive: true });
    const name = `${now.getTime().toString().padStart(15, '0')}-${randomUUID()}`;
    const draft = join(this.folder, `${name}.draft`);
    await writeFile(draft, message as Buffer, { mode: 0o600 });
    await rename(draft, join(this.folder, `${name}.eml`));
  }
}
