import type { SectionKind } from '../domain/sections/section-kind.js';

export type CefrLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2';
export type LanguageLevel = CefrLevel | 'native';
export type IscedLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * The words of CVs in one language. Words are compared without case and accents; "x*" begins a word, "*x" ends one, "*x*" is part of one.
 *
 * Levels. Sources: the scale of LinkedIn (elementary A2, limited working B1, professional working B2, full professional C1, native), the self-assessment grid of
 * Europass, and what `libs/language-recognition` takes the same words for in ads: "fluent" and "very good" are C1, "good" B2, "conversational" B1, "basic" and what is
 * learnt at school A2, "beginner" A1; "excellent" is C2. Hungarian exams: alapfok B1, középfok B2, felsőfok C1.
 * Degrees. Source: ISCED 2011 (UNESCO) and its mappings for the qualifications of each country.
 */
export interface CvWords {
  language: string;
  /** Whole headings; those with "*" hold for lines that are set as headings alone. */
  headings: Readonly<Record<SectionKind, readonly string[]>>;
  /** "today", as the end of what goes on. */
  present: readonly string[];
  /** Before a date that begins something which goes on. */
  since: readonly string[];
  /** Before the first of two dates: "de 2018 a 2020". */
  from?: readonly string[];
  /** Between two dates. */
  until: readonly string[];
  seasons: readonly string[];
  /** Forms of months that Intl does not know, January first. */
  months?: readonly (readonly string[])[];
  levels: Readonly<Partial<Record<LanguageLevel, readonly string[]>>>;
  degrees: Readonly<Partial<Record<IscedLevel, readonly string[]>>>;
  /** What the levels of ISCED 2011 themselves are called, beside a title. */
  isced?: Readonly<Partial<Record<IscedLevel, readonly string[]>>>;
  /** Places of learning. */
  schools: readonly string[];
  /** Employers: kinds of them, and the forms of law that end their names. */
  organisations: readonly string[];
  /** Words of jobs that no catalogue lists by themselves. */
  positions: readonly string[];
  /** Between a position and its employer: "at", "bei". */
  at?: readonly string[];
  /** What stands before a value, in forms. */
  labels: Readonly<Partial<Record<LabelKind, readonly string[]>>>;
  /** Small words by which the language is known. */
  stopwords: readonly string[];
}

/** `ignored`: what nobody needs for a job, such as birth and marriage. */
export type LabelKind =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'phone'
  | 'email'
  | 'link'
  | 'ignored'
  | 'dates'
  | 'position'
  | 'employer'
  | 'activities'
  | 'title'
  | 'school'
  | 'motherTongue'
  | 'otherLanguages';

/** Reads "a | b | c". */
export function list(text: string): string[] {
  return text
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
