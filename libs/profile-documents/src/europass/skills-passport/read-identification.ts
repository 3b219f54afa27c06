import { countryCodeOf } from '../../domain/country-codes.js';
import { LIMITS } from '../../domain/limits.js';
import { lineOrNull } from '../../domain/lines.js';
import { distinctProfiles, onlineProfileOf } from '../../domain/online-profiles.js';
import { phoneNumberOf } from '../../domain/phone-numbers.js';
import { photoOfBase64 } from '../../domain/photo-bytes.js';
import type { OnlineProfile, ProfileContact, ProfilePhoto } from '../../domain/profile-document.js';
import type { LeftOut } from '../../domain/read-profile.js';
import { elementAt, elementsAt, isThere, textAt, type XmlElement } from '../../xml/xml-element.js';
import { readDate } from './read-history.js';

export function readContact(identification: XmlElement | undefined, leftOut: LeftOut): ProfileContact {
  const contact = elementAt(identification, 'ContactInfo');
  const demographics = elementAt(identification, 'Demographics');
  const address = elementAt(contact, 'Address', 'Contact');
  const countryCode = countryCodeOf(textAt(address, 'Country', 'Code'));
  const phones = elementsAt(contact, 'TelephoneList', 'Telephone')
    .concat(elementsAt(contact, 'Telephone'))
    .flatMap((phone) => phoneNumberOf(textAt(phone, 'Contact'), countryCode) ?? []);
  const birthDate = readDate(elementAt(demographics, 'Birthdate'));
  leftOut.note('phones', phones.length > 1);
  leftOut.note('address', isThere(address, 'AddressLine') || isThere(address, 'PostalCode'));
  leftOut.note('messengers', isThere(contact, 'InstantMessagingList', 'InstantMessaging'));
  leftOut.note('nationality', isThere(demographics, 'NationalityList', 'Nationality'));
  leftOut.note('gender', isThere(demographics, 'Gender'));
  return {
    firstName: lineOrNull(textAt(identification, 'PersonName', 'FirstName'), LIMITS.name) ?? '',
    lastName: lineOrNull(textAt(identification, 'PersonName', 'Surname'), LIMITS.name) ?? '',
    email: lineOrNull(textAt(contact, 'Email', 'Contact') ?? textAt(contact, 'Email'), LIMITS.line),
    phone: phones[0] ?? null,
    locality: lineOrNull(textAt(address, 'Municipality'), LIMITS.name),
    countryCode,
    birthDate: birthDate?.length === 10 ? birthDate : null,
  };
}

export function readOnlineProfiles(identification: XmlElement | undefined, leftOut: LeftOut): OnlineProfile[] {
  const contact = elementAt(identification, 'ContactInfo');
  const sites = [...elementsAt(contact, 'WebsiteList', 'Website'), ...elementsAt(contact, 'Website')];
  const read = sites.map((site) => onlineProfileOf(textAt(site, 'Contact')));
  leftOut.note('links', read.includes(null));
  return distinctProfiles(read);
}

export function readPhoto(identification: XmlElement | undefined, leftOut: LeftOut): ProfilePhoto | null {
  const data = textAt(identification, 'Photo', 'Data');
  const photo = photoOfBase64(data);
  leftOut.note('photo', data !== null && photo === null);
  return photo;
}
