import type { LevelRank } from '@babelboard/language-check';
import { languageNames, type TextLanguage } from './language-names.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { ALL_RULES } from './rules/all-rules.js';
import type { LanguageRules } from './rules/language-rules.js';
import { fold } from './words.js';

export interface LevelCue {
  level: LevelRank;
  /** Said of languages only. */
  sure: boolean;
}

export type PreferenceCue = 'required' | 'wished' | 'negator';

/** The rules of a text language, made ready for looking up. */
export interface Lexicon {
  rules: LanguageRules;
  /** Names in their base form, with the code. */
  names: PhraseMatcher<string>;
  /** Inflected forms that count beside a word for language. */
  adjectives: PhraseMatcher<string>;
  speakers: PhraseMatcher<string>;
  /** Beginnings of compounds. */
  stems: ReadonlyMap<string, string>;
  skillEndings: ReadonlySet<string>;
  speakerEndings: ReadonlySet<string>;
  levels: PhraseMatcher<LevelCue>;
  preferences: PhraseMatcher<PreferenceCue>;
  skill: PhraseMatcher<true>;
  languageWords: PhraseMatcher<true>;
  subjects: PhraseMatcher<true>;
  notices: PhraseMatcher<true>;
  carriers: PhraseMatcher<true>;
  modes: PhraseMatcher<true>;
  neighbours: PhraseMatcher<true>;
  and: ReadonlySet<string>;
  or: ReadonlySet<string>;
  /** Single words of and, or, fillers. */
  connectors: ReadonlySet<string>;
  contrasts: PhraseMatcher<true>;
  withWords: ReadonlySet<string>;
  abbreviations: ReadonlySet<string>;
  stopwords: ReadonlySet<string>;
}

const wordsIn = (phrases: readonly string[]) => new Set(phrases.flatMap((phrase) => fold(phrase).split(/[\s.]+/)));
const plain = (phrases: readonly string[]) => new PhraseMatcher(phrases.map((phrase) => [phrase, true] as const));

function compile(rules: LanguageRules): Lexicon {
  const names = languageNames(rules.textLanguage);
  const levels = rules.levels.flatMap(([level, sure, loose]) => [
    ...sure.map((phrase) => [phrase, { level, sure: true }] as const),
    ...loose.map((phrase) => [phrase, { level, sure: false }] as const),
  ]);
  const preferences = (['required', 'wished', 'negators'] as const).flatMap((key) =>
    rules[key].map((phrase) => [phrase, key === 'negators' ? 'negator' : key] as const),
  );
  return {
    rules,
    names: new PhraseMatcher(names),
    adjectives: new PhraseMatcher(
      names.flatMap(([name, code]) => rules.adjectives(name).map((form) => [form, code] as const)),
    ),
    speakers: new PhraseMatcher(
      rules.speakers.flatMap(([word, code]) => [[word, code] as const, [`${word}s`, code] as const]),
    ),
    stems: new Map(names.flatMap(([name, code]) => rules.stems(name).map((stem) => [fold(stem), code] as const))),
    skillEndings: wordsIn(rules.skillEndings),
    speakerEndings: wordsIn(rules.speakerEndings),
    levels: new PhraseMatcher<LevelCue>(levels),
    preferences: new PhraseMatcher<PreferenceCue>(preferences),
    skill: plain(rules.skill),
    languageWords: plain(rules.languageWords),
    subjects: plain(rules.subjects),
    notices: plain(rules.notices),
    carriers: plain(rules.carriers),
    modes: plain(rules.modes),
    neighbours: plain(rules.neighbours),
    and: wordsIn(rules.and),
    or: wordsIn(rules.or),
    connectors: wordsIn([...rules.and, ...rules.or, ...rules.fillers]),
    contrasts: plain(rules.contrasts),
    withWords: wordsIn(rules.withWords),
    abbreviations: wordsIn(rules.abbreviations),
    stopwords: wordsIn(rules.stopwords),
  };
}

const lexicons = new Map<TextLanguage, Lexicon>();

/** The lexicon of a text language; made at first use. */
export function lexiconOf(textLanguage: TextLanguage): Lexicon {
  const known = lexicons.get(textLanguage);
  if (known) return known;
  const made = compile(ALL_RULES[textLanguage]);
  lexicons.set(textLanguage, made);
  return made;
}
