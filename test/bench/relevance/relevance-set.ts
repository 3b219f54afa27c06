import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LANGUAGE_LEVELS } from '@babelboard/language-check';
import type { Reading } from './judged-reading.js';

/** An offer of a judged set, as `test/relevance/README.md` describes it. */
export interface JudgedOffer {
  id: string;
  job: string;
  title: string;
  company: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  skills: string[];
  language: string;
  text: string;
  /** Levels by the codes of the languages that the ad asks for. */
  languages?: Record<string, keyof typeof LANGUAGE_LEVELS>;
  remote?: string;
  employmentType?: string;
  salary?: { min: number; max: number; currency: string; unit: string };
}

/** A query with the ids of the offers that suit it. */
export interface JudgedQuery {
  id: string;
  language: string;
  kind: string;
  query: string;
  wish: string;
  /** What a right reading of it filters by; empty where it filters by nothing. A set of plain queries has none. */
  reading?: Reading;
  exact: string[];
  close: string[];
  related: string[];
}

export interface RelevanceSet {
  offers: JudgedOffer[];
  queries: JudgedQuery[];
}

/** @param folder the one with `queries`, and with `corpus` unless that stands one above */
export function readRelevanceSet(folder = 'test/relevance'): RelevanceSet {
  const own = join(folder, 'corpus');
  return {
    offers: readRows<JudgedOffer>(existsSync(own) ? own : join(folder, '..', 'corpus')),
    queries: readRows<JudgedQuery>(join(folder, 'queries')),
  };
}

/** The grade of each offer that suits the query, by the offer's id: 3 exact, 2 close, 1 related. */
export function gradesOf({ exact, close, related }: JudgedQuery): Map<string, number> {
  return new Map(
    [[exact, 3] as const, [close, 2] as const, [related, 1] as const].flatMap(([ids, grade]) =>
      ids.map((id): [string, number] => [id, grade]),
    ),
  );
}

/** Whether work is mixed with something to filter by. */
export function isMixed({ reading }: JudgedQuery): boolean {
  return Object.keys(reading ?? {}).length > 0;
}

function readRows<T>(folder: string): T[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as T);
}
