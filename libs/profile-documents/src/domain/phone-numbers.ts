import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';

/** A telephone number in E.164; null where it is none that exists. @param countryCode of the person, for a number without its country */
export function phoneNumberOf(text: string | null | undefined, countryCode: string | null): string | null {
  return parsedPhone(text, countryCode)?.number ?? null;
}

export function parsedPhone(text: string | null | undefined, countryCode: string | null): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text?.slice(0, 60) ?? '', (countryCode ?? undefined) as never);
  return number?.isPossible() ? number : null;
}
