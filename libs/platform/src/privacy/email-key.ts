/**
 * What tells addresses apart: surrounding space, case and the way letters are composed do not. Dots and plus signs are left alone, as
 * what they mean is known to the provider only.
 */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/**
 * The same in SQL, for rows that keep an address as it was typed; space around one never gets as far. Composed last: `J` and a caron are
 * two letters, a small `ǰ` is one. An index on it says it in the same words.
 */
export function emailKeySql(expression: string): string {
  return `normalize(lower(${expression}), NFC)`;
}
