import type { LevelRank } from '@babelboard/language-check';
import type { Spot } from './what-person-brings.js';

export interface AskedLanguage {
  languageId: number;
  slug: string;
  level: LevelRank | null;
  /** Requirements with the same number are alternatives: one of them is enough. */
  oneOf: number | null;
}

/** What a score knows of an offer. What is empty or null was not said. */
export interface WhatOfferAsks {
  companyId: number;
  /** Who lacks one has no matching. */
  mandatoryLanguages: AskedLanguage[];
  wishedLanguages: AskedLanguage[];
  skillIds: number[];
  /** What its titles call it. */
  occupationIds: number[];
  places: Spot[];
  remote: 'Remote' | 'RemoteCountryBased' | 'Hybrid' | null;
  experienceYears: number | null;
  /** Sections of NACE of its company, else of the kind of work. */
  sectionIds: number[];
  /** Kinds of contract, by the ids of libs/offers. */
  employmentTypes: number[];
  /** Whether all its kinds of contract are a training; null where it names no kind. */
  internship: boolean | null;
  /** The most that it offers, in euro a year. */
  payPerYear: number | null;
  /** Whether it says that a work permit has to be there. */
  asksPermit: boolean | null;
}
