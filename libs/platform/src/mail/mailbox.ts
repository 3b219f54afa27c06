import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface MailboxEntry {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  sentAt: string;
}

/** Reads the folder that `MailboxMailTransport` writes. */
export class Mailbox {
  constructor(private readonly folder: string) {}

  /** All mails, newest first; `to` keeps those whose recipient holds it. */
  async list(to?: string): Promise<MailboxEntry[]> {
    const files = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        return [];
      }
      throw error;
    });
    const newestFirst = files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .reverse();
    const mails = await Promise.all(newestFirst.map((file) => this.read(file)));
    return mails.filter((mail) => to === undefined || mail.to.toLowerCase().includes(to.toLowerCase()));
  }

  private async read(file: string): Promise<MailboxEntry> {
    const mail = await PostalMime.parse(await readFile(join(this.folder, file)));
    return {
      id: file.replace(/\.eml$/, ''),
      to: (mail.to ?? []).map(({ address }) => address).join(', '),
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      sentAt: new Date(mail.date ?? Number(file.slice(0, 15))).toISOString(),
    };
  }
}
