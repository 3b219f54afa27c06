import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** A telephone number as it is stored. */
export interface StoredPhone {
  /** As it was typed. */
  typed: string;
  /** ISO 3166-1 alpha-2; empty where several countries share the code. */
  country: string;
  e164: string;
}

/** A telephone number with all its forms. */
export interface Phone {
  /** Without plus: `49`. */
  countryCallingCode: string;
  countryCode: string;
  e164: string;
  formatInternational: string;
  formatNational: string;
  isValid: boolean;
  nationalNumber: string;
  phoneNumber: string;
}

/**
 * Takes a number as people type it.
 * @param country ISO 3166-1 alpha-2, of numbers without a country's code; empty where none was chosen
 * @returns null where no telephone has it
 */
export function readPhone(typed: string, country: string): StoredPhone | null {
  const chosen = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(typed, chosen);
  if (number === undefined || !number.isValid() || number.ext !== undefined) {
    return null;
  }
  return { typed, country: countryOf(number, chosen), e164: number.number };
}

export function phoneOf({ typed, country, e164 }: StoredPhone): Phone {
  const number = parsePhoneNumberFromString(e164);
  return {
    countryCallingCode: number?.countryCallingCode ?? '',
    countryCode: country,
    e164,
    formatInternational: number?.formatInternational() ?? e164,
    formatNational: number?.formatNational() ?? e164,
    isValid: number?.isValid() ?? false,
    nationalNumber: number?.nationalNumber ?? '',
    phoneNumber: typed,
  };
}

/** Of countries that share a code, the one that was chosen. */
function countryOf(number: PhoneNumber, chosen: CountryCode | undefined): string {
  const possible = number.getPossibleCountries();
  return number.country ?? (chosen !== undefined && possible.includes(chosen) ? chosen : '');
}
