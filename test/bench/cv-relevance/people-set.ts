import { readFileSync } from 'node:fs';
import type { LANGUAGE_LEVELS } from '@babelboard/language-check';

/** Somebody of the judged set, as `test/relevance/people/README.md` describes it. */
export interface JudgedPerson {
  id: string;
  kind: string;
  /** Of the profile. */
  language: string;
  headline: string;
  /** The latest first. */
  positions: { title: string; startedOn: string; endedOn: string | null }[];
  /** In their own words. */
  skills: string[];
  /** Levels by their codes. */
  languages: Record<string, keyof typeof LANGUAGE_LEVELS>;
  /** In English. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  text: string;
}

/** What a recruiter asks, with the ids of all who should be found. */
export interface JudgedPeopleQuery {
  id: string;
  language: string;
  kind: string;
  what: string;
  where?: string;
  /** As the address has them. */
  filters?: { languages?: string[]; experience?: number };
  right: string[];
}

const FOLDER = 'test/relevance/people';

export function readPeopleSet({ sealed = false } = {}): { people: JudgedPerson[]; queries: JudgedPeopleQuery[] } {
  return {
    people: rows<JudgedPerson>(`${FOLDER}/people.ndjson`),
    queries: rows<JudgedPeopleQuery>(`${FOLDER}${sealed ? '/sealed' : ''}/queries.ndjson`),
  };
}

function rows<Row>(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
