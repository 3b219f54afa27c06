import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';
import type { Proposal } from '../../cv.js';
import type { BarePiece, ContactPiece } from './contact-lines.js';

const LONGEST = 80;
/** Shorter ones are postcodes and emergency calls. */
const FEWEST_DIGITS = 7;
/** "+49 (0)30": the nought is dialled at home alone. */
const HOME_NOUGHT = /(\+\d{1,3}\)?[\s.-]*)\(0\)/g;

/** The first number that one of the countries knows, the likeliest country first. */
export function findPhone(
  pieces: readonly (ContactPiece | BarePiece)[],
  countries: readonly string[],
): Proposal<string> | null {
  const likely = pieces.filter(({ kind, value }) => (kind === 'phone' || kind === null) && /\d{2}/.test(value));
  const labelledFirst = [...likely].sort((a, b) => Number(b.kind === 'phone') - Number(a.kind === 'phone'));
  for (const { value, passage, kind } of labelledFirst) {
    const number = numberIn(value.slice(0, LONGEST).replace(HOME_NOUGHT, '$1'), countries);
    if (number !== null) return { value: number, passage, confidence: kind === 'phone' ? 0.97 : 0.9 };
  }
  return null;
}

function numberIn(text: string, countries: readonly string[]): string | null {
  for (const country of countries.length > 0 ? countries : [undefined]) {
    const defaultCountry = country !== undefined && isSupportedCountry(country) ? country : undefined;
    const [found] = findPhoneNumbersInText(text, { defaultCountry, extended: true });
    if (found?.number.isValid() && found.number.nationalNumber.length >= FEWEST_DIGITS) return found.number.number;
  }
  return null;
}
