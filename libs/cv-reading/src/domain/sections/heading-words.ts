import { ALL_WORDS } from '../../words/all-words.js';
import { once } from '../text/once.js';
import { PhraseMap } from '../text/phrase-map.js';
import { fold, type Word, wordsOf } from '../text/words.js';
import { SECTION_KINDS, type SectionKind } from './section-kind.js';

export interface HeadingMeaning {
  kind: SectionKind;
  /** What else stands under it: "Skills & languages". */
  also: readonly SectionKind[];
  /** Languages that say it so. */
  languages: readonly string[];
}

interface Said {
  phrase: string;
  kind: SectionKind;
  language: string;
}

const said = once(() =>
  ALL_WORDS.flatMap(({ language, headings }) =>
    SECTION_KINDS.flatMap((kind) => headings[kind].map((phrase) => ({ phrase, kind, language }))),
  ),
);

/** Whole headings, written without the gaps between words: letters that were set apart lose them. */
const whole = once(() => {
  const meanings = new Map<string, Said[]>();
  for (const { phrase, kind, language } of said()) {
    if (phrase.includes('*')) continue;
    const key = joined(wordsOf(phrase));
    meanings.set(key, [...(meanings.get(key) ?? []), { phrase, kind, language }]);
  }
  return meanings;
});

/** Words that headings are made of. */
const stems = once(
  () => new PhraseMap<Said>(said().flatMap((one) => (one.phrase.includes('*') ? [[one.phrase, one] as const] : []))),
);

/** What a text means as a heading, if it is one. */
export function wholeHeading(text: string): HeadingMeaning | null {
  return oneHeading(text) ?? combinedHeading(text);
}

/** Two headings in one; a part that is none makes the whole none. */
function combinedHeading(text: string): HeadingMeaning | null {
  const parts = text.split(BETWEEN_HEADINGS).filter((part) => /\p{L}/u.test(part));
  const meanings = parts.map(oneHeading);
  const kinds = [...new Set(meanings.map((meaning) => meaning?.kind))];
  const [kind, ...also] = kinds.flatMap((one) => one ?? []);
  if (kind === undefined || also.length === 0 || kinds.includes(undefined)) return null;
  return { kind, also, languages: shared(meanings.map((meaning) => meaning?.languages ?? [])) };
}

/** Languages that say all parts so; where none does, those of any. */
function shared(languages: readonly (readonly string[])[]): string[] {
  const all = [...new Set(languages.flat())];
  const common = all.filter((one) => languages.every((own) => own.includes(one)));
  return common.length > 0 ? common : all;
}

function oneHeading(text: string): HeadingMeaning | null {
  const meanings = whole().get(joined(wordsOf(text))) ?? [];
  const found = strongest(meanings);
  if (found === null) return null;
  // "Experiencia" is Spanish, "experiència" Catalan, though without accents they are one.
  const exact = meanings.filter(({ phrase, kind }) => kind === found.kind && isWritten(phrase, text));
  return exact.length === 0 ? found : { ...found, languages: [...new Set(exact.map(({ language }) => language))] };
}

function isWritten(phrase: string, text: string): boolean {
  const letters = (of: string) =>
    of
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}]/gu, '');
  return letters(phrase) === letters(text);
}

/** What a line means that is set as a heading, by the words in it. */
export function headingByStems(text: string): HeadingMeaning | null {
  const words = wordsOf(text);
  const hits = words.flatMap((_, at) =>
    stems()
      .at(words, at)
      .map(({ payload }) => payload),
  );
  return strongest(hits);
}

/** Languages disagree now and then ("formation", "studio"): what most of them mean, of equals what is more telling. */
function strongest(meanings: readonly Said[]): HeadingMeaning | null {
  const kinds = SECTION_KINDS.map((kind) => ({
    kind,
    also: [],
    languages: [...new Set(meanings.filter((one) => one.kind === kind).map(({ language }) => language))],
  })).filter(({ languages }) => languages.length > 0);
  return kinds.reduce<HeadingMeaning | null>(
    (best, one) => (best === null || one.languages.length > best.languages.length * 2 ? one : best),
    null,
  );
}

/** "Education & qualifications" is "Education and qualifications". */
const AND = new Set('and und et y e i a en og och ja es si ir un ve и та και'.split(' '));
/** Between two headings in one line. */
const BETWEEN_HEADINGS = new RegExp(`\\s*[&/+,|·•]\\s*|\\s+(?:${[...AND, 'és', 'și'].join('|')})\\s+`, 'iu');

function joined(words: readonly Word[]): string {
  const texts = words.map(({ text }) => fold(text));
  const own = texts.filter((text) => !AND.has(text));
  return (own.length > 0 ? own : texts).join('');
}
