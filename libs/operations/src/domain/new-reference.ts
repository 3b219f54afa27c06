import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for each other (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** A new reference such as `7K2M-9QXD-40TB`: 60 random bits, easy to read out. */
export function newReference(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-');
}
