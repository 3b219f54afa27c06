import { type Database, type IndexBuild, RebuildTimes, type WriteRecord } from '@babelboard/platform';
import {
  isIndexThere,
  listDocumentIds,
  type MeilisearchIndex,
  MeilisearchIndexBuild,
  openMeilisearch,
  pageWindow,
  writeDocuments,
} from '@babelboard/search/contract';
import type { Meilisearch, MultiSearchParams, MultiSearchResult } from 'meilisearch';
import type { FoundPeople } from '../../searching/found-people.js';
import type { PeopleQuery } from '../../searching/people-query.js';
import type { FindablePerson } from '../findable-person.js';
import type { PeopleSearchEngine } from '../people-search-engine.js';
import { facetsOf } from '../terms/facets.js';
import { NO_WHY, WhyFound } from '../why-found.js';
import { searchedWords } from '../words/searched-words.js';
import { INDEX_SETTINGS } from './index-settings.js';
import { indexedPerson } from './indexed-person.js';
import { everybodyQuery, peopleQueries, totalQuery } from './people-queries.js';

type Answer = MultiSearchResult<{ id: number }>;

/** Finds people by a Meilisearch server. */
export class MeilisearchPeopleSearchEngine implements PeopleSearchEngine {
  readonly name = 'meilisearch';
  private readonly client: Meilisearch;
  private readonly index: MeilisearchIndex<FindablePerson>;
  private readonly why: WhyFound;

  constructor(
    { url, key, indexUid }: { url: string; key: string | undefined; indexUid: string },
    private readonly database: Database,
  ) {
    this.client = openMeilisearch(url, key);
    this.index = { client: this.client, uid: indexUid, settings: INDEX_SETTINGS, indexed: indexedPerson };
    this.why = new WhyFound(database);
  }

  async search(query: PeopleQuery, signal?: AbortSignal): Promise<FoundPeople> {
    const words = searchedWords(query.words);
    if (words === null) {
      const [everybody] = await this.searchMany([everybodyQuery(this.index.uid, query)], signal);
      return {
        ids: [],
        ...NO_WHY,
        total: 0,
        everybody: everybody?.totalHits ?? 0,
        facets: facetsOf([], query),
      };
    }
    const answers = await this.searchMany(peopleQueries(this.index.uid, query, words), signal);
    const [page] = answers;
    const { skip } = pageWindow(query.from, query.size);
    const ids = (page?.hits ?? []).slice(skip, skip + query.size).map(({ id }) => id);
    return {
      ids,
      ...(await this.why.of(query.snippets ? ids : [], words)),
      total: page?.totalHits ?? 0,
      everybody: answers.at(-1)?.totalHits ?? 0,
      facets: facetsOf(answers.flatMap(countsOf), query),
    };
  }

  async totals(queries: PeopleQuery[], signal?: AbortSignal): Promise<number[]> {
    const totals = queries.map(() => 0);
    const asked = [...queries.entries()].flatMap(([place, query]) => {
      const words = searchedWords(query.words);
      return words === null ? [] : [{ place, query: totalQuery(this.index.uid, query, words) }];
    });
    if (asked.length > 0) {
      const answers = await this.searchMany(
        asked.map(({ query }) => query),
        signal,
      );
      for (const [at, { place }] of asked.entries()) {
        totals[place] = answers[at]?.totalHits ?? 0;
      }
    }
    return totals;
  }

  write(documents: FindablePerson[], removedIds: number[], record: WriteRecord): Promise<void> {
    return writeDocuments(this.index, this.database, { documents, removedIds, record });
  }

  listIds(afterId: number, limit: number): Promise<number[]> {
    return listDocumentIds(this.index, afterId, limit);
  }

  isReady(): Promise<boolean> {
    return isIndexThere(this.index);
  }

  startBuild(times = new RebuildTimes()): Promise<IndexBuild<FindablePerson>> {
    return MeilisearchIndexBuild.start(this.index, this.database, times);
  }

  private async searchMany(queries: MultiSearchParams['queries'], signal?: AbortSignal): Promise<Answer[]> {
    const { results } = await this.client.multiSearch<MultiSearchParams, { id: number }>(
      { queries },
      signal ? { signal } : undefined,
    );
    return results;
  }
}

/** Values of the facets are terms; the server gives them as text. */
function countsOf({ facetDistribution = {} }: Answer): { term: number; total: number }[] {
  return Object.values(facetDistribution).flatMap((totals) =>
    Object.entries(totals).map(([term, total]) => ({ term: Number(term), total })),
  );
}
