import type { ProjectionIndex } from '@babelboard/platform';
import type { FoundPeople } from '../searching/found-people.js';
import type { PeopleQuery } from '../searching/people-query.js';
import type { FindablePerson } from './findable-person.js';

/** Finds people and keeps the index that this takes. */
export interface PeopleSearchEngine extends ProjectionIndex<FindablePerson> {
  readonly name: 'postgres' | 'meilisearch';
  search(query: PeopleQuery, signal?: AbortSignal): Promise<FoundPeople>;
  /** Exact number of people that each of the queries finds. */
  totals(queries: PeopleQuery[], signal?: AbortSignal): Promise<number[]>;
}
