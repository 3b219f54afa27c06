import type { CvPlace, Proposal } from '../../cv.js';
import { countryNamed } from '../places/country-names.js';
import { cityName, type PlaceReader, splitParts } from '../places/place-reader.js';
import type { BarePiece, ContactPiece } from './contact-lines.js';

const POSTCODE =
  /(?:^|[\s,(])(?:[A-Z]{1,3}-)?(?:\d{4,6}|\d{3}\s\d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d{2}\s?[A-Z\d]{4})(?=$|[\s,)])/;

interface Candidate extends Proposal<CvPlace> {
  rating: number;
}

/** Where the person lives: a city with postcode, label or country before one without. */
export function findPlace(
  pieces: readonly (ContactPiece | BarePiece)[],
  places: PlaceReader,
): Proposal<CvPlace> | null {
  const candidates = pieces.flatMap((piece, at) => {
    if (piece.kind !== null && piece.kind !== 'address') return [];
    if (/@|https?:|www\./.test(piece.value) || piece.value.length > 120) return [];
    // The end of a phone number looks like a postcode.
    if (/^\+[\d\s()/.-]+$/.test(piece.value)) return [];
    return candidateOf(piece, pieces[at + 1], places) ?? [];
  });
  const [best] = candidates.sort((a, b) => b.rating - a.rating);
  return best ? { value: best.value, passage: best.passage, confidence: best.confidence } : null;
}

function candidateOf(
  piece: ContactPiece | BarePiece,
  next: ContactPiece | BarePiece | undefined,
  places: PlaceReader,
): Candidate | null {
  const parts = splitParts(piece.value);
  const country = parts.map((part) => countryNamed(cityName(part))).findLast((code) => code !== null) ?? null;
  const hasPostcode = POSTCODE.test(piece.value);
  const rating = (piece.kind === 'address' ? 2 : 0) + (hasPostcode ? 2 : 0) + (country === null ? 0 : 1);
  const make = (
    locality: string | null,
    cityId: number | null,
    countryCode: string | null,
    known: boolean,
  ): Candidate => ({
    value: { locality, cityId, countryCode },
    passage: piece.passage,
    confidence: known ? 0.92 : 0.6,
    rating: rating + (known ? 3 : 0),
  });
  for (const part of [...parts].reverse()) {
    if (countryNamed(cityName(part)) !== null && parts.length > 1) continue;
    const known = places.city(part, country);
    if (known) return make(cityName(part), known.id, known.countryCode, true);
  }
  // An address that is wrapped: the city stands in the next line.
  const following =
    hasPostcode || /\d/.test(piece.value) ? cityName(next?.kind === null ? (splitParts(next.value)[0] ?? '') : '') : '';
  const wrapped = following === '' ? null : places.city(following, country);
  if (wrapped && hasPostcode) return make(following, wrapped.id, wrapped.countryCode, true);
  const american = /^(.{2,30}),\s*[A-Z]{2}$/.exec(piece.value);
  if (american && places.strip(piece.value).place?.countryCode === 'US')
    return make(american[1] ?? null, null, 'US', true);
  const written = parts.find((part) => POSTCODE.test(part) && /\p{L}{3}/u.test(cityName(part)));
  if (written !== undefined) return make(cityName(written), null, country, false);
  const last = parts.findLast((part) => countryNamed(cityName(part)) === null);
  if (country !== null && parts.length > 1 && last !== undefined && !/\d/.test(last))
    return make(cityName(last), null, country, false);
  return country !== null && parts.length === 1 && piece.kind === 'address' ? make(null, null, country, false) : null;
}
