import { createHash, randomInt } from 'node:crypto';

/** Without 0, 1, I, L and O, which people mistake for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 24;
const NUMBER = 10;

/** Ten new codes of 118 bits each, written in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: NUMBER }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** Whether something typed has the shape of a recovery code, however it is spaced or cased. */
export function looksLikeRecoveryCode(typed: string): boolean {
  return normalForm(typed).length === LENGTH;
}

/** What is stored of a code. From 112 bits on a plain SHA-256 is enough (OWASP ASVS 5.0, 6.5.2). */
export function recoveryCodeHash(accountId: number, code: string): Buffer {
  return createHash('sha256')
    .update(`${accountId}:${normalForm(code)}`)
    .digest();
}

function normalForm(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '');
}
