import { countryCodeOf } from '../../domain/country-codes.js';
import { LIMITS } from '../../domain/limits.js';
import { lineOrNull } from '../../domain/lines.js';
import { distinctProfiles, onlineProfileOf } from '../../domain/online-profiles.js';
import { wholeDate } from '../../domain/partial-date.js';
import { phoneNumberOf } from '../../domain/phone-numbers.js';
import { ONLINE_PROFILE_KINDS, type OnlineProfile, type ProfileContact } from '../../domain/profile-document.js';
import type { LeftOut } from '../../domain/read-profile.js';
import { elementAt, elementsAt, isThere, textAt, type XmlElement } from '../../xml/xml-element.js';

export function readContact(person: XmlElement | undefined, leftOut: LeftOut): ProfileContact {
  const channels = elementsAt(person, 'Communication');
  const address = channels.map((channel) => elementAt(channel, 'Address')).find((one) => one !== undefined);
  const countryCode = countryCodeOf(textAt(address, 'CountryCode'));
  const phones = channels.filter(isChannel('telephone')).flatMap((channel) => readPhone(channel, countryCode) ?? []);
  leftOut.note('phones', phones.length > 1);
  leftOut.note('address', isThere(address, 'AddressLine') || isThere(address, 'PostalCode'));
  leftOut.note('nationality', isThere(person, 'NationalityCode'));
  leftOut.note('gender', isThere(person, 'GenderCode'));
  leftOut.note('messengers', channels.some(isChannel('instantmessage')));
  return {
    firstName: lineOrNull(textAt(person, 'PersonName', 'GivenName'), LIMITS.name) ?? '',
    lastName: lineOrNull(textAt(person, 'PersonName', 'FamilyName'), LIMITS.name) ?? '',
    email: lineOrNull(textAt(channels.find(isChannel('email')), 'URI'), LIMITS.line),
    phone: phones[0] ?? null,
    locality: lineOrNull(textAt(address, 'CityName'), LIMITS.name),
    countryCode,
    birthDate: wholeDate(textAt(person, 'BirthDate')),
  };
}

export function readOnlineProfiles(person: XmlElement | undefined, leftOut: LeftOut): OnlineProfile[] {
  const channels = elementsAt(person, 'Communication').filter(
    (channel) => isChannel('web')(channel) || isChannel('socialmedia')(channel),
  );
  const read = channels.map((channel) => {
    const found = onlineProfileOf(textAt(channel, 'URI'));
    const kind = ONLINE_PROFILE_KINDS.find((one) => one === textAt(channel, 'Kind'));
    return found && { ...found, kind: kind ?? found.kind };
  });
  leftOut.note('links', read.includes(null));
  return distinctProfiles(read);
}

function isChannel(name: string): (channel: XmlElement) => boolean {
  return (channel) =>
    textAt(channel, 'ChannelCode')
      ?.replace(/[^a-z]/gi, '')
      .toLowerCase() === name;
}

function readPhone(channel: XmlElement, countryCode: string | null): string | null {
  const dialing = textAt(channel, 'CountryDialing')?.replace(/\D/g, '') ?? '';
  const number = textAt(channel, 'DialNumber') ?? textAt(channel, 'URI')?.replace(/^tel:/, '') ?? '';
  const inItsCountry = number.startsWith('+') || dialing === '' ? number : `+${dialing} ${number}`;
  return phoneNumberOf(inItsCountry, countryCodeOf(textAt(channel, 'CountryCode')) ?? countryCode);
}
