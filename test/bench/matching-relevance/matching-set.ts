import { readFileSync } from 'node:fs';
import type { LANGUAGE_LEVELS } from '@babelboard/language-check';
import type { RemoteMode } from '@babelboard/offers';

type Level = keyof typeof LANGUAGE_LEVELS;

/** An offer of the judged set, as `test/relevance/matchings/README.md` describes it. */
export interface JudgedOffer {
  id: string;
  kind: string;
  language: string;
  title: string;
  /** Slug. */
  city: string;
  skills: string[];
  /** Mandatory ones, with levels by their codes. */
  languages: Record<string, Level>;
  wished: string[];
  text: string;
  experienceMonths?: number;
  employmentType?: 'part-time' | 'internship' | 'temporary';
  /** Euro a year. */
  salary?: number;
  remote?: RemoteMode;
}

export interface JudgedPerson {
  id: string;
  kind: string;
  /** Of the headline. */
  language: string;
  headline: string;
  positions: { title: string; language: string; startedOn: string; endedOn: string | null }[];
  skills: string[];
  languages: Record<string, Level>;
  /** ISO 3166-1 alpha-2. */
  destinations: string[];
  /** Slug. */
  city?: string;
  country?: string;
  relocate?: boolean;
  internship?: boolean;
  payFrom?: number;
  /** Above 0, by the id of the offer. */
  grades: Record<string, number>;
}

const FOLDER = 'test/relevance/matchings';

export function readMatchingSet({ sealed = false } = {}): { offers: JudgedOffer[]; people: JudgedPerson[] } {
  return {
    offers: rows<JudgedOffer>(`${FOLDER}/offers.ndjson`),
    people: rows<JudgedPerson>(`${FOLDER}${sealed ? '/sealed' : ''}/people.ndjson`),
  };
}

function rows<Row>(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
