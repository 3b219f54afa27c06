import { normalisePlaceName } from './place-name.js';

/** What stands before the name of a town and says nothing about where it is. */
const BEFORE =
  /^(?:near|nr|nahe|bei|around|centre of|city of|town of|ville de|commune de|stadt|gemeente|comune di|ciudad de|gmina|miasto|municipality of)\s+/;
const AFTER =
  /\s+(?:area|metropolitan area|metropolitan region|metro area|region|och omnejd|med omnejd|og omegn|und umgebung|et environs|kommun|kommune|stad|city centre|city center|town centre|centre ville|centrum|zentrum|cedex)$/;
/** "Greater X Area" as networks write it; "Greater X" alone is often a county with many towns. */
const AROUND = /^(?:greater|grand)\s+(.+?)\s+(?:area|metropolitan area|metropolitan region|region)$/;
const POSTCODES = [
  /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/giu, // United Kingdom
  /\b\d{4}\s?[A-Z]{2}\b/gu, // Netherlands
  /\b[A-Z]{1,2}-\d{3,6}\b/gu, // D-10115
  /\b\d{3} \d{2}\b/gu, // Sweden, Czechia, Slovakia, Greece
  /\b\d{2}-\d{3}\b/gu, // Poland
  /\b\d{4}-\d{3}\b/gu, // Portugal
  /\b[A-Z]{1,2}\d{1,2}[A-Z]?\b/gu, // London SE1
  /\bcedex(?:\s+\d+)?\b/giu,
  /\b\d{1,2}\s?(?:er|e|[eè]me|nd|th|st|\.)\b(?:\s+arr(?:ondissement)?\b\.?)?/giu,
  /\b\d{1,6}\b/gu,
];

/** What is longer is no place but a text that slipped into the field; its beginning is enough. */
const LONGEST_TEXT = 500;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#39;': "'", '&apos;': "'", '&quot;': '"', '&nbsp;': ' ' };

/** One part of a place text: as written, and the forms in which it may be found, the surest first. */
export interface PlacePart {
  written: string;
  forms: string[];
}

/**
 * Takes a place as ads write it apart: "Warneford Hospital, Oxford OX3 7JX" gives two parts, the second with the forms
 * "oxford ox3 7jx" and "oxford". Commas, semicolons, bars, line ends, brackets and spaced dashes separate; slashes too; of the places
 * between slashes the first comes last, as the last part counts most.
 */
export function splitPlaceText(text: string): PlacePart[] {
  const plain = text
    .slice(0, LONGEST_TEXT)
    .replace(/&(?:amp|#39|apos|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ');
  return plain
    .split(/[,;|\n()[\]•·]|\s[-–—]\s/u)
    .flatMap((piece) => piece.split('/').reverse())
    .map((piece) => piece.trim())
    .filter((piece) => normalisePlaceName(piece) !== '')
    .map((piece) => ({ written: piece, forms: formsOf(piece) }));
}

function formsOf(written: string): string[] {
  const whole = normalisePlaceName(written);
  const bare = normalisePlaceName(POSTCODES.reduce((left, pattern) => left.replace(pattern, ' '), written));
  const core = bare.replace(BEFORE, '').replace(AFTER, '').trim();
  const around = AROUND.exec(bare)?.[1];
  return [...new Set([whole, bare, core, around ?? ''])].filter((form) => form !== '');
}

/** "stockholms" for a place called Stockholm: Swedish, Danish and Norwegian genitives. */
export function withoutGenitive(form: string): string | null {
  return form.length > 4 && form.endsWith('s') ? form.slice(0, -1) : null;
}

const INSTITUTION =
  /\b(?:hospital|hospitals|infirmary|hospice|university|universitat|universite|universitet|college|clinic|klinik|klinikum|sykehus|sjukhus|chu|centre hospitalier|hopital|airport|campus|general|royal|maternity|community|medical|district|health|surgery|practice|trust|nhs)\b/u;
const STREET =
  /\b(?:road|street|lane|avenue|rd|way|house|court|ward|place|park|square|close|drive|crescent|terrace)\b/u;

const OF = /^(?:of|in|at|de|di|i|à)$/u;

/**
 * Runs of words at either end of a part that names an institution ("Maidstone Hospital", "St Luke's Hospice Basildon"), longest
 * first; none for streets and houses, which are called after far-away towns.
 */
export function townsOfInstitution(form: string): string[] {
  const words = form.replace(/^the /, '').split(' ');
  if (words.length < 2 || !INSTITUTION.test(form) || STREET.test(form)) {
    return [];
  }
  const runs: string[] = [];
  for (let length = Math.min(4, words.length - 1); length >= 1; length -= 1) {
    const [head, afterHead] = [words.slice(0, length), words.slice(length)];
    const [tail, beforeTail] = [words.slice(-length), words.slice(0, -length)];
    if (INSTITUTION.test(afterHead[0] ?? '')) runs.push(head.join(' '));
    if (INSTITUTION.test(beforeTail.at(-1) ?? '') || OF.test(beforeTail.at(-1) ?? '')) runs.push(tail.join(' '));
  }
  return runs.filter((run) => run.length > 3 && !INSTITUTION.test(run));
}

/** "Ilford and Romford", "Leeds or London": the places of one part, or none when it joins nothing. */
export function joinedPlaces(written: string): string[] {
  const places = written.split(/\s+(?:and|or|und|oder|et|ou|och|eller|og|y|o|e|en)\s+|\s*[&+]\s*/iu);
  return places.length > 1 ? places : [];
}

/** "Manchester UK", "Roma RM": what stands before a code in capitals. "Köln-Ehrenfeld": what stands before the quarter. */
export function townBeforeTail(written: string): { beforeCode: string | null; beforeQuarter: string | null } {
  return {
    beforeCode: /^(.{3,}?)\s+\p{Lu}{1,3}$/u.exec(written)?.[1] ?? null,
    beforeQuarter: /^(\p{L}{3,})-\p{Lu}\p{L}+$/u.exec(written)?.[1] ?? null,
  };
}
