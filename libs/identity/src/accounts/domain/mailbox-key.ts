/**
 * What tells addresses apart: surrounding space, case and the way letters are composed do not. Dots and plus signs are left alone, as
 * what they mean is known to the provider only.
 */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/** What mails to one mailbox are counted by: with most providers `ada+jobs@` is `ada@`. It names nobody: accounts have `emailKey`. */
export function mailboxKey(email: string): string {
  return emailKey(email).replace(/\+[^@]*@/, '@');
}
