import type { MailboxEntry } from '@babelboard/platform';
import { eventually } from './eventually.js';

/**
 * The newest mail of a running product to `to` whose subject is, or holds, `subject`; waits until it was sent.
 * @param product its address
 * @param to a whole address, in any case
 * @throws Error with the subjects that there are, when none came in time
 */
export async function readMail(product: { url: string }, to: string, subject: string): Promise<MailboxEntry> {
  return eventually(async () => {
    const mails = await mailsTo(product, to);
    const found = mails.find((mail) => mail.subject.includes(subject));
    if (found === undefined) {
      throw new Error(`No mail "${subject}" to ${to}; there are: ${mails.map((mail) => mail.subject).join(' | ')}`);
    }
    return found;
  });
}

/** All mails to an address that there are now, newest first. */
export async function mailsTo(product: { url: string }, to: string): Promise<MailboxEntry[]> {
  const response = await fetch(`${product.url}/dev/mailbox?to=${encodeURIComponent(to)}`, {
    headers: { Accept: 'application/json' },
  });
  const mails = (await response.json()) as MailboxEntry[];
  return mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
}

/** The address below `path` to which a mail leads, with its token; from the text, as somebody would copy it. */
export function linkIn(mail: MailboxEntry, path: string): string {
  const link = mail.text.split(/\s/).find((word) => URL.canParse(word) && new URL(word).pathname.startsWith(path));
  if (link === undefined) {
    throw new Error(`No link to ${path} in: ${mail.text}`);
  }
  return link;
}
