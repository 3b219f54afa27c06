import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CvContact, CvPlace, Proposal } from '../../cv.js';
import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';
import type { CvLine } from '../document.js';
import { homesOf } from '../places/country-names.js';
import type { PlaceReader } from '../places/place-reader.js';
import type { Section } from '../sections/find-sections.js';
import { type BarePiece, type ContactPiece, contactLines, contactPieces } from './contact-lines.js';
import { isDocumentTitle } from './document-titles.js';
import { findEmail } from './find-email.js';
import { findLinks } from './find-links.js';
import { findName } from './find-name.js';
import { findPhone } from './find-phone.js';
import { findPlace } from './find-place.js';

const LONGEST_HEADLINE = 120;

export interface ContactContext {
  lines: readonly CvLine[];
  sections: readonly Section[];
  knowledge: CvKnowledge;
  language: string | null;
  places: PlaceReader;
}

/** Who the person is and how to reach them, from the top of the CV and its contact details. */
export function readContact({ lines, sections, knowledge, language, places }: ContactContext): CvContact {
  const own = contactLines(sections);
  const pieces = contactPieces(own, language);
  const email = findEmail(own) ?? findEmail(withoutOthers(sections));
  const name = findName(own.length > 0 ? own : lines, pieces, { language, knowledge, email: email?.value ?? null });
  const others = pieces.filter(({ line }) => line !== name.line);
  const place = findPlace(others, places);
  const home = place?.value.countryCode ?? null;
  const phone = findPhone(pieces, [...new Set([...(home === null ? [] : [home]), ...homesOf(language)])]);
  return {
    firstName: name.firstName,
    lastName: name.lastName,
    email,
    phone,
    place: withCountry(place, phone, language),
    headline: findHeadline(own, name.line, others, { knowledge, language, places }),
    links: findLinks(own, email?.value ?? null),
  };
}

/** Addresses under "references" are those of others. */
function withoutOthers(sections: readonly Section[]): CvLine[] {
  return sections.filter(({ kind }) => kind !== 'other').flatMap(({ lines }) => lines);
}

/** An address without country is in that of its city, else in that of the phone number, else where the language is spoken. */
function withCountry(
  place: Proposal<CvPlace> | null,
  phone: Proposal<string> | null,
  language: string | null,
): Proposal<CvPlace> | null {
  if (place?.value.countryCode) return place;
  const byPhone = phone === null ? undefined : parsePhoneNumberFromString(phone.value)?.country;
  const countryCode = byPhone ?? (place === null ? null : (homesOf(language)[0] ?? null));
  if (countryCode === null) return place;
  const value = { locality: null, cityId: null, ...place?.value, countryCode };
  return { value, passage: place?.passage ?? phone?.passage ?? '', confidence: 0.7 };
}

/** What somebody calls their trade, in the line below the name. */
function findHeadline(
  lines: readonly CvLine[],
  nameLine: CvLine | null,
  pieces: readonly (ContactPiece | BarePiece)[],
  { knowledge, language, places }: Pick<ContactContext, 'knowledge' | 'language' | 'places'>,
): Proposal<string> | null {
  const after = lines.slice(nameLine === null ? 0 : lines.indexOf(nameLine) + 1).slice(0, 3);
  for (const { text } of after) {
    if (nameLine?.text.includes(text)) continue;
    const bare = pieces.some((piece) => piece.kind === null && piece.passage === text);
    const isPlain =
      !/[@\d]|https?:|\.\s/.test(text) &&
      text.length <= LONGEST_HEADLINE &&
      /\p{L}{3}/u.test(text) &&
      !isDocumentTitle(text);
    if (!bare || !isPlain) continue;
    const isOccupation = knowledge.isOccupation(text, language);
    // Nothing but a town: where somebody lives is no trade.
    if (!isOccupation && places.strip(text).rest === '') continue;
    return { value: text.replaceAll('\t', ' '), passage: text, confidence: isOccupation ? 0.9 : 0.6 };
  }
  return null;
}
