import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An offer of the judged set, as `test/relevance/README.md` describes it. */
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
}

/** A query with the ids of the offers that suit it. */
export interface JudgedQuery {
  id: string;
  language: string;
  kind: string;
  query: string;
  wish: string;
  exact: string[];
  close: string[];
  related: string[];
}

export interface RelevanceSet {
  offers: JudgedOffer[];
  queries: JudgedQuery[];
}

/** @param folder the one with `corpus` and `queries` */
export function readRelevanceSet(folder = 'test/relevance'): RelevanceSet {
  return {
    offers: readRows<JudgedOffer>(join(folder, 'corpus')),
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

function readRows<T>(folder: string): T[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as T);
}
