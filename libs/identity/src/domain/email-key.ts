/**
 * What tells addresses apart: surrounding space, case and the way letters are composed do not. Dots and plus signs are left alone, as
 * what they mean is known to the provider only.
 */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}
