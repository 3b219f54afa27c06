import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Country code (not beginning with 0) and subscriber number: at most 15 digits, ITU-T E.164 (2010), section 6. */
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Takes a phone number as people write it and gives it as E.164 (`+49301234567`); null where it is none.
 * @param country ISO 3166-1 alpha-2, of numbers without a country's code
 */
export function normalisePhoneNumber(text: string, country: string | undefined): string | null {
  const compact = text
    .replace(/\(0\)/, '')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  if (E164.test(compact)) {
    return compact;
  }
  if (country === undefined || !isSupportedCountry(country)) {
    return null;
  }
  const national = parsePhoneNumberFromString(text, country);
  return national?.isPossible() === true && national.ext === undefined ? national.number : null;
}
