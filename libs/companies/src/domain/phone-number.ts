/** Country code (not beginning with 0) and subscriber number: at most 15 digits, ITU-T E.164 (2010), section 6. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** Takes a phone number in international form, as people write it, and gives it as E.164 (`+49301234567`); null where it is none. */
export function normalisePhoneNumber(text: string): string | null {
  const compact = text
    .replace(/\(0\)/, '')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return E164.test(compact) ? compact : null;
}
