import type { CvPlace } from '../../cv.js';
import type { PlaceReader } from '../places/place-reader.js';
import { wordsOf } from '../text/words.js';
import { degreeNote } from './entry-notes.js';
import { type EntryLine, isDuration } from './find-anchors.js';
import type { Entry } from './group-entries.js';
import { isHead } from './group-entries.js';

/** A piece of the head of an entry, and the line that it stands in. */
export interface HeadPart {
  text: string;
  line: EntryLine;
}

export interface EntryHead {
  /** What may be a title or an organisation, in the order of the document. */
  parts: HeadPart[];
  place: CvPlace | null;
  /** Pieces that are names of places as a whole, and how many parts came before each. */
  wholes: (HeadPart & { place: CvPlace; before: number })[];
  /** Lines used; what comes after them describes. */
  used: ReadonlySet<EntryLine>;
}

const SEPARATORS = /\t|\s[|·•–—@]\s|\s-\s|\s•\s|;\s|(?<=\p{L}\p{Ll}{3}|\))\.\s+(?=\p{Lu})/u;
/** A head has a title and an organisation. */
const PARTS = 2;
const LONGEST_PART = 120;
/** Words of a title or a name that ends with a full stop. */
const LONGEST_NAME = 5;
const MOST_PLACE_LINES = 3;
const MOST_LINES_BELOW = 3;

/** The parts of a head: the lines down to the date, and after it until there are two. */
export function headOf({ lines, anchor }: Entry, places: PlaceReader): EntryHead {
  const parts: HeadPart[] = [];
  const wholes: EntryHead['wholes'] = [];
  const used = new Set<EntryLine>();
  let place: CvPlace | null = null;
  const take = (line: EntryLine) => {
    if (line.bullet) return;
    used.add(line);
    for (const text of line.text.split(SEPARATORS)) {
      const piece = text.replace(/^[\s,.]+|[\s,:]+$|(?<=\p{Ll}{3}|\))\.\s*$/gu, '');
      if (piece === '' || isDuration(piece)) continue;
      const stripped = places.strip(piece);
      place = merge(place, stripped.place);
      if (/\p{L}/u.test(stripped.rest)) parts.push({ text: stripped.rest, line });
      else if (stripped.place) wholes.push({ text: piece, line, place: stripped.place, before: parts.length });
    }
  };
  lines
    .slice(0, anchor + 1)
    .filter((line, at) => at === 0 || at === anchor || !isSentence(line.text))
    .forEach(take);
  let above = lines[anchor];
  let at = anchor + 1;
  while (above && parts.length < PARTS && at < lines.length && at <= anchor + MOST_LINES_BELOW) {
    const line = lines[at];
    const isFirst = at === anchor + 1 || parts.length === 0;
    if (!line || line.bullet || line.line.text.length > LONGEST_PART || !(isFirst || isHead(line, above))) break;
    take(line);
    above = line;
    at += 1;
  }
  for (const line of lines.slice(at, at + MOST_PLACE_LINES)) {
    const only = line.bullet || line.text.length > 50 ? null : placeAlone(line.text, places);
    if (only === null) break;
    used.add(line);
    wholes.push({ text: line.text, line, place: only, before: parts.length });
    place = merge(place, only);
  }
  return { parts: withoutRepeats(withoutNotes(parts)), place, wholes, used };
}

/**
 * Employers that are called like a town ("Nokia"): where a head has but one part, the first of two towns is one, and the only town is one
 * if hardly any other entry names its town.
 */
export function withNamesOfTowns(heads: readonly EntryHead[]): EntryHead[] {
  const placed = heads.filter(({ parts, place }) => parts.length >= PARTS && place !== null).length;
  return heads.map((head) => {
    const towns = head.wholes.filter(({ place }) => place.locality !== null);
    const [name, ...rest] = towns;
    const whole = heads.filter(({ parts }) => parts.length >= PARTS).length;
    const isName =
      rest.some(({ place }) => place.locality !== name?.place.locality) || (whole > 0 && placed * 4 < whole);
    if (head.parts.length !== 1 || name === undefined || !isName) return head;
    const parts = head.parts.toSpliced(name.before, 0, { text: name.text, line: name.line });
    const others = head.wholes.filter((one) => one !== name).map(({ place }) => place);
    const isOwn = head.place?.locality === name.place.locality;
    return { ...head, parts, place: isOwn ? others.reduce(merge, null) : head.place };
  });
}

/**
 * Towns that no gazetteer has: where most heads have their place in a piece of its own, behind as many others, what stands there in a head
 * without a place is one too.
 */
export function withUnknownTowns(heads: readonly EntryHead[], isKnown: (text: string) => boolean): EntryHead[] {
  const [usual, count] = commonest(heads.flatMap(({ wholes: [one, more] }) => (one && !more ? [one.before] : [])));
  if (usual === undefined || count * 2 < heads.length) return [...heads];
  return heads.map((head) => {
    const town = head.parts[usual];
    if (head.place !== null || head.parts.length <= PARTS || !town || isKnown(town.text)) return head;
    if (!TOWN_NAME.test(town.text)) return head;
    const place = { locality: town.text, cityId: null, countryCode: null };
    return { ...head, parts: head.parts.toSpliced(usual, 1), place };
  });
}

const TOWN_NAME = /^\p{Lu}[\p{L}.'’ -]{2,30}$/u;

function commonest(numbers: readonly number[]): [number | undefined, number] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0] ?? [undefined, 0];
}

/** It describes what stands above. */
function isSentence(text: string): boolean {
  return /\p{L}{2}\.\s*$/u.test(text) && text.split(/\s+/).length > LONGEST_NAME;
}

/** A line that is a place, or a place with a label ("City: Málaga"). */
function placeAlone(text: string, places: PlaceReader): CvPlace | null {
  const { rest, place } = places.strip(text.replace(/^\p{L}{3,12}\s*:\s*/u, ''));
  return rest === '' ? place : null;
}

function merge(known: CvPlace | null, found: CvPlace | null): CvPlace | null {
  if (known === null || found === null) return known ?? found;
  return known.locality === null
    ? { ...found, countryCode: found.countryCode ?? known.countryCode }
    : { ...known, countryCode: known.countryCode ?? found.countryCode };
}

/** "Upper secondary education" beside a title and a school. */
function withoutNotes(parts: readonly HeadPart[]): readonly HeadPart[] {
  const own = parts.filter(({ text }) => degreeNote(text) === null);
  return own.length >= PARTS ? own : parts;
}

/** "PhD" before "PhD in Physics" says nothing more. */
function withoutRepeats(parts: readonly HeadPart[]): HeadPart[] {
  const words = parts.map(({ text }) => wordsOf(text).map((word) => word.text));
  return parts.filter((_, at) => {
    const own = words[at] ?? [];
    return !words.some(
      (other, index) => index !== at && other.length > own.length && own.every((word) => other.includes(word)),
    );
  });
}
