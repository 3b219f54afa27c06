import type { CvPlace } from '../../cv.js';
import type { PlaceReader } from '../places/place-reader.js';
import { wordsOf } from '../text/words.js';
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
  /** Lines used; what comes after them describes. */
  used: ReadonlySet<EntryLine>;
}

const SEPARATORS = /\t|\s[|·•–—@]\s|\s-\s|\s•\s|;\s/;
/** A head has a title and an organisation. */
const PARTS = 2;
const LONGEST_PART = 120;
const MOST_PLACE_LINES = 3;

/** The parts of a head: the lines down to the date, and after it until there are two. */
export function headOf({ lines, anchor }: Entry, places: PlaceReader): EntryHead {
  const parts: HeadPart[] = [];
  const used = new Set<EntryLine>();
  let place: CvPlace | null = null;
  const take = (line: EntryLine) => {
    if (line.bullet) return;
    used.add(line);
    for (const text of line.text.split(SEPARATORS)) {
      const piece = text.replace(/^[\s,.]+|[\s,:]+$/g, '');
      if (piece === '' || isDuration(piece)) continue;
      const stripped = places.strip(piece);
      place = merge(place, stripped.place);
      if (/\p{L}/u.test(stripped.rest)) parts.push({ text: stripped.rest, line });
    }
  };
  lines.slice(0, anchor + 1).forEach(take);
  const dated = lines[anchor];
  let at = anchor + 1;
  while (dated && parts.length < PARTS && at < lines.length && at <= anchor + 3) {
    const line = lines[at];
    const first = at === anchor + 1 || parts.length === 0;
    if (!line || line.bullet || line.line.text.length > LONGEST_PART || !(first || isHead(line, dated))) break;
    take(line);
    at += 1;
  }
  for (const line of lines.slice(at, at + MOST_PLACE_LINES)) {
    const only = line.bullet || line.text.length > 50 ? null : placeAlone(line.text, places);
    if (only === null) break;
    used.add(line);
    place = merge(place, only);
  }
  return { parts: withoutRepeats(parts), place, used };
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
