import type { LevelRank } from '@babelboard/language-check';
import type { TextLanguage } from '../language-names.js';

/**
 * The words of one text language. Phrases are written as the matcher reads them: a trailing * stands for any ending.
 * Levels: `sure` words are said of languages only ("fließend"), `loose` ones of anything ("gute").
 */
export interface LanguageRules {
  textLanguage: TextLanguage;
  /** Inflected forms of a language's name that count only beside a word for language ("der deutschen Sprache"). */
  adjectives(name: string): string[];
  /** Where adjectives stand: a name beside a foreign noun there ("German market", "mercado alemán") is no language. */
  adjectiveSide: 'before' | 'after';
  /** Beginnings of compounds that a name forms ("Englisch" + "kenntnisse"). */
  stems(name: string): string[];
  /** Endings that make a compound a skill; the other compounds ("Englischlehrer") are something else. */
  skillEndings: readonly string[];
  /** Endings that make a compound a speaker ("deutschsprachig", "svensktalande"). */
  speakerEndings: readonly string[];
  /** Whole words for speakers of a language, with its code ("anglophone"). */
  speakers: readonly (readonly [word: string, code: string])[];
  levels: readonly (readonly [level: LevelRank, sure: readonly string[], loose: readonly string[]])[];
  /** Words for language, tongue. */
  languageWords: readonly string[];
  /** Words of speaking, writing, knowing. */
  skill: readonly string[];
  required: readonly string[];
  wished: readonly string[];
  /** "not", "no": before or after a requirement, or right before a language, they lift it. */
  negators: readonly string[];
  /** Teaching, school subjects, exams: a language there is a subject. */
  subjects: readonly string[];
  /** Translations, and how to apply or where else the ad stands: the whole sentence asks for nothing. */
  notices: readonly string[];
  /** Things that have a language without asking for it ("deutschsprachige Kunden"). */
  carriers: readonly string[];
  /** "written", "spoken": they may stand between a level and a language. */
  modes: readonly string[];
  and: readonly string[];
  or: readonly string[];
  /** Words that may stand between the languages of one list. */
  fillers: readonly string[];
  /** Function words and verbs that may stand beside a language on its adjective side. */
  neighbours: readonly string[];
  /** "but": a new clause begins. */
  contrasts: readonly string[];
  /** "with": a language after it in a title is asked for. */
  withWords: readonly string[];
  abbreviations: readonly string[];
  /** Frequent small words by which a line is recognised as this language. */
  stopwords: readonly string[];
}

/** Reads "a | b | c". */
export function list(text: string): string[] {
  return text
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
