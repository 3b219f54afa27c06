import { emailKey } from '@babelboard/platform';

/** What mails to one mailbox are counted by: with most providers `ada+jobs@` is `ada@`. It names nobody: accounts have `emailKey`. */
export function mailboxKey(email: string): string {
  return emailKey(email).replace(/\+[^@]*@/, '@');
}
