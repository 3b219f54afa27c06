import { SPOKEN_LEVELS, type SpokenLevel } from './profile-document.js';

const NATIVE =
  /\b(native|mother[ -]?tongue|first language|bilingual|muttersprach\w*|langue maternelle|lengua materna|madrelingua)\b/i;

/** Words of LinkedIn and of JSON Resume's examples, most telling first. LinkedIn's are those of the Interagency Language Roundtable: 1 A2, 2 B1, 3 B2–C1, 4 C2. */
const WORDS: readonly (readonly [RegExp, SpokenLevel])[] = [
  [/\bfull professional\b|\bproficient\b|\bmastery\b/i, 'C2'],
  [/\bprofessional\b|\bfluent\b|\badvanced\b/i, 'C1'],
  [/\bupper[ -]intermediate\b/i, 'B2'],
  [/\blimited working\b|\bintermediate\b|\bconversational\b/i, 'B1'],
  [/\belementary\b|\bbasic\b/i, 'A2'],
  [/\bbeginner\b/i, 'A1'],
];

/** The level that a word of another system stands for; null where it says none. */
export function spokenLevelOf(fluency: string | null | undefined): SpokenLevel | null {
  const text = fluency?.trim() ?? '';
  const cefr = /(?<![\p{L}\p{N}])([ABC][12])(?![\p{L}\p{N}])/iu.exec(text)?.[1]?.toUpperCase();
  if (cefr !== undefined) {
    return cefr as SpokenLevel;
  }
  if (NATIVE.test(text)) {
    return SPOKEN_LEVELS.at(-1) ?? null;
  }
  // What is limited is named before what is whole.
  const limited = WORDS.find(([words, level]) => level === 'B1' && /\blimited\b/i.test(text) && words.test(text));
  return (limited ?? WORDS.find(([words]) => words.test(text)))?.[1] ?? null;
}

/**
 * One level of a self-assessment of several skills (listening, reading, speaking …): the one in the middle, the lower of two. One skill that
 * is far better or worse than the rest does not decide.
 */
export function overallLevel(levels: readonly (string | null | undefined)[]): SpokenLevel | null {
  const known = levels.flatMap((level) =>
    SPOKEN_LEVELS.slice(0, 6).filter((one) => one === level?.trim().toUpperCase()),
  );
  const sorted = known.sort((one, other) => SPOKEN_LEVELS.indexOf(one) - SPOKEN_LEVELS.indexOf(other));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
