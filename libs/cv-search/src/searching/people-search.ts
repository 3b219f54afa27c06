import { Metrics, Settings } from '@babelboard/platform';
import { type Answered, StandbyEngine, searchUnavailable } from '@babelboard/search/contract';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PeopleEngines } from '../engines/people-engines.js';
import type { PeopleSearchEngine } from '../engines/people-search-engine.js';
import type { FoundPeople } from './found-people.js';
import type { PeopleQuery } from './people-query.js';

/**
 * Finds people for companies. The engine of the settings answers; while it is down, PostgreSQL does, and one search now and then tries
 * whether it is back.
 */
@Injectable()
export class PeopleSearch implements OnModuleDestroy {
  private readonly engine: StandbyEngine<PeopleSearchEngine>;

  constructor(engines: PeopleEngines, settings: Settings, metrics: Metrics) {
    this.engine = new StandbyEngine<PeopleSearchEngine>(
      {
        standby: engines.postgres,
        primary: settings.searchEngine === 'meilisearch' ? engines.meilisearch : undefined,
      },
      metrics,
      'babelboard_cv_search',
    );
  }

  /** @throws DomainError SEARCH_UNAVAILABLE before the first index is built */
  async search(query: PeopleQuery): Promise<FoundPeople> {
    return (await this.ask((engine, signal) => engine.search(query, signal))).answer;
  }

  /** The page of a query; one past the end gives the last. @throws DomainError SEARCH_UNAVAILABLE before the first index is built */
  async findPage(query: PeopleQuery): Promise<FoundPeople & { page: number; lastPage: number }> {
    const found = await this.search(query);
    const lastPage = Math.max(1, Math.ceil(found.total / query.size));
    const page = Math.floor(query.from / query.size) + 1;
    return page <= lastPage
      ? { ...found, page, lastPage }
      : { ...(await this.search({ ...query, from: (lastPage - 1) * query.size })), page: lastPage, lastPage };
  }

  /**
   * Exact number of people that each of the queries finds, in one round trip.
   * @throws DomainError SEARCH_UNAVAILABLE before the first index is built
   */
  async totals(queries: PeopleQuery[]): Promise<number[]> {
    return (await this.ask((engine, signal) => engine.totals(queries, signal))).answer;
  }

  onModuleDestroy(): void {
    this.engine.close();
  }

  private async ask<T>(
    question: (engine: PeopleSearchEngine, signal?: AbortSignal) => Promise<T>,
  ): Promise<Answered<T>> {
    if (!this.engine.hasPrimary && !(await this.engine.isStandbyWhole())) {
      throw searchUnavailable();
    }
    return this.engine.ask(question);
  }
}
