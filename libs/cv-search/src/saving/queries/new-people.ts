import { Injectable } from '@nestjs/common';
import { FindableTimes } from '../../indexing/findable-times.js';
import type { PeopleQuery } from '../../searching/people-query.js';
import { PeopleSearch } from '../../searching/people-search.js';
import { SavedPeopleSearches } from './saved-people-searches.js';

/** What a search asks, and the look after which whoever came is new. */
export interface AskedForNew {
  query: PeopleQuery;
  after: Date;
}

/** Says who came to be found after a company had looked. */
@Injectable()
export class NewPeople {
  constructor(
    private readonly search: PeopleSearch,
    private readonly times: FindableTimes,
    private readonly saved: SavedPeopleSearches,
  ) {}

  /** The look after which whoever came is marked while a saved search is read; null where the company has none of this number. */
  async lookBefore(companyId: number, searchId: number): Promise<Date | null> {
    return (await this.saved.find(companyId, searchId))?.openedBeforeAt ?? null;
  }

  /** How many each of the searches finds, in one round trip. @throws DomainError SEARCH_UNAVAILABLE before the first index is built */
  count(asked: readonly AskedForNew[]): Promise<number[]> {
    return this.search.totals(asked.map(({ query, after }) => ({ ...query, findableSince: secondAfter(after) })));
  }

  async among(accountIds: readonly number[], after: Date): Promise<Set<number>> {
    const times = await this.times.of(accountIds);
    const bar = secondAfter(after) * 1_000;
    return new Set([...times].flatMap(([id, since]) => (since.getTime() >= bar ? [id] : [])));
  }
}

/** Seconds since 1970 began: the first that began later. The index knows no shorter times. */
export function secondAfter(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000) + 1;
}
