import { isMotherTongue } from '../../domain/normalise-profile.js';
import { parsedPhone } from '../../domain/phone-numbers.js';
import type { OnlineProfile, ProfileContact, ProfileDocument } from '../../domain/profile-document.js';
import { type XmlContent, xml, xmlIfAny } from '../../xml/write-xml.js';
import { languageCodeContent } from './write-languages.js';

/** Who hands the document over: the person. */
export function writeSupplier(contact: ProfileContact): XmlContent {
  const scheme = { schemeID: 'profile', schemeName: 'PartyID', schemeAgencyName: 'EUROPASS', schemeVersionID: '1.0' };
  return xml(
    'CandidateSupplier',
    {},
    xml('hr:PartyID', scheme),
    xml('hr:PartyName', {}, 'Owner'),
    xml('PersonContact', {}, writeName(contact), writeEmail(contact)),
    xml('hr:PrecedenceCode', {}, '1'),
  );
}

export function writePerson({ contact, languages, language, onlineProfiles }: ProfileDocument): XmlContent {
  return xml(
    'CandidatePerson',
    {},
    writeName(contact),
    writeEmail(contact),
    writePhone(contact),
    onlineProfiles.map(writeOnlineProfile),
    writeAddress(contact),
    contact.birthDate !== null && xml('hr:BirthDate', {}, contact.birthDate),
    languages.filter(isMotherTongue).map((one) => {
      const { scheme, content } = languageCodeContent(one, language);
      return xml('PrimaryLanguageCode', { name: scheme }, content);
    }),
  );
}

function writeName({ firstName, lastName }: ProfileContact): XmlContent {
  return xml('PersonName', {}, xml('oa:GivenName', {}, firstName), xml('hr:FamilyName', {}, lastName));
}

function writeEmail({ email }: ProfileContact): XmlContent {
  return email !== null && xml('Communication', {}, xml('ChannelCode', {}, 'Email'), xml('oa:URI', {}, email));
}

/** The importer refuses a whole file whose number has no calling code. */
function writePhone({ phone, countryCode }: ProfileContact): XmlContent {
  const number = parsedPhone(phone, countryCode);
  return (
    number !== null &&
    xml(
      'Communication',
      {},
      xml('ChannelCode', {}, 'Telephone'),
      xml('UseCode', {}, 'mobile'),
      xml('CountryDialing', {}, number.countryCallingCode),
      xml('oa:DialNumber', {}, number.nationalNumber),
      xmlIfAny('CountryCode', {}, number.country?.toLowerCase() ?? ''),
    )
  );
}

/** Of the sites that a profile has places for, the importer knows LinkedIn by name. */
function writeOnlineProfile({ kind, url }: OnlineProfile): XmlContent {
  const address = [xml('oa:URI', {}, url), xml('babelboard:Kind', {}, kind)];
  return kind === 'linkedin'
    ? xml('Communication', {}, xml('ChannelCode', {}, 'Social Media'), xml('UseCode', {}, kind), address)
    : xml('Communication', {}, xml('ChannelCode', {}, 'Web'), address);
}

function writeAddress({ locality, countryCode }: ProfileContact): XmlContent {
  const address = xmlIfAny(
    'Address',
    { type: 'home' },
    xmlIfAny('oa:CityName', {}, locality ?? ''),
    xmlIfAny('CountryCode', {}, countryCode?.toLowerCase() ?? ''),
  );
  return address && xml('Communication', {}, xml('UseCode', {}, 'home'), address);
}
