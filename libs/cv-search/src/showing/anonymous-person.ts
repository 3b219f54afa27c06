import type { LevelRank } from '@babelboard/language-check';

/** A position or a course of study. Dates as exact as they were said; `to` is null where it goes on. */
export interface AnonymousEntry {
  title: string;
  /** Employer or school; null as long as the company does not know who it is. */
  at: string | null;
  from: string;
  to: string | null;
  text: string;
}

/** What a company may see of somebody before it knows who it is; texts are masked. */
export interface AnonymousPerson {
  accountId: number;
  headline: string;
  /** Titles of the latest positions. */
  positions: string[];
  cityId: number | null;
  countryId: number | null;
  experienceYears: number | null;
  languages: { languageId: number; level: LevelRank }[];
  /** One of both is null. */
  skills: { skillId: number | null; ownName: string | null }[];
  sectorIds: number[];
  destinationIds: number[];
  relocate: boolean | null;
  workingStatus: 1 | 2 | 3 | 4 | null;
  /** Whole euros a year. */
  payFrom: number | null;
  workPermit: boolean | null;
  internship: boolean | null;
  /** Weeks since 1970 began of the last visit. */
  activeWeek: number;
  letter: string;
  /** The latest first. */
  experience: AnonymousEntry[];
  education: (AnonymousEntry & { iscedLevel: number | null })[];
}
