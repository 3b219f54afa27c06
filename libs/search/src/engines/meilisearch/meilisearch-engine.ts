import { type Database, type IndexBuild, RebuildTimes, type WriteRecord } from '@babelboard/platform';
import type { FederatedMultiSearchParams, Meilisearch, MultiSearchParams, MultiSearchResult } from 'meilisearch';
import { facetsOf } from '../../domain/facets.js';
import type { OfferNames } from '../../domain/found-synonyms.js';
import { interleaved, type PageParts, partsOfPage } from '../../domain/promoted-places.js';
import type { OfferSearchQuery } from '../../queries/offer-search-query.js';
import type { FoundOffers } from '../../queries/offer-search-result.js';
import type { OccupationNames } from '../occupation-names.js';
import type { OfferDocument } from '../offer-document.js';
import type { OfferSearchEngine } from '../offer-search-engine.js';
import { type Spelling, searchedQuery } from '../spelling.js';
import type { SynonymFinder } from '../synonym-finder.js';
import { countsOf } from './facet-counts.js';
import { INDEX_SETTINGS } from './index-settings.js';
import { meilisearchDocument } from './meilisearch-document.js';
import { type MeilisearchIndex, MeilisearchIndexBuild } from './meilisearch-index-build.js';
import { isIndexThere, listDocumentIds, writeDocuments } from './meilisearch-indexes.js';
import { openMeilisearch } from './meilisearch-tasks.js';
import { guessedParts, isCovered } from './page-parts.js';
import { pageWindow } from './page-window.js';
import { calledSoQuery, kindsIn, partQueries, searchQueries, totalQuery } from './search-queries.js';

/** What is read of each offer of a page. */
interface Hit extends OfferNames {
  id: number;
  description: string;
}

type Answer = MultiSearchResult<Hit>;

export interface MeilisearchServer {
  url: string;
  key: string | undefined;
  indexUid: string;
}

/** Search by a Meilisearch server. */
export class MeilisearchOfferSearchEngine implements OfferSearchEngine {
  readonly name = 'meilisearch';
  private readonly client: Meilisearch;
  private readonly indexUid: string;
  private readonly index: MeilisearchIndex<OfferDocument>;

  constructor(
    server: MeilisearchServer,
    private readonly database: Database,
    private readonly synonyms: SynonymFinder,
    private readonly spelling: Spelling,
    private readonly occupations: OccupationNames,
  ) {
    this.client = openMeilisearch(server.url, server.key);
    this.indexUid = server.indexUid;
    this.index = {
      client: this.client,
      uid: server.indexUid,
      settings: INDEX_SETTINGS,
      indexed: meilisearchDocument,
    };
  }

  /** Whether words are mistyped is looked up meanwhile: hardly ever, so it hardly ever asks twice. */
  async search(query: OfferSearchQuery, signal?: AbortSignal): Promise<FoundOffers> {
    const [found, words] = await Promise.all([this.find(query, signal), this.spelling.read(query)]);
    const searched = searchedQuery(query, words);
    return {
      ...(searched === query ? found : await this.find(searched, signal)),
      corrections: words.corrections,
    };
  }

  private async find(query: OfferSearchQuery, signal?: AbortSignal): Promise<Omit<FoundOffers, 'corrections'>> {
    const guess = guessedParts(query);
    const called =
      query.sort === 'best' && query.parts !== 'cities' ? await this.occupations.occupationsNamedBy(query) : [];
    const queries = searchQueries(this.indexUid, query, guess !== null || called.length > 0);
    const parts = guess === null ? [] : partQueries(this.indexUid, query, guess);
    const [results, calledSo] = await Promise.all([
      this.searchMany([...queries, ...parts], signal),
      called.length === 0 ? null : this.findByOccupationName(query, called, signal),
    ]);
    const counts = results.slice(0, queries.length);
    const [page] = counts;
    const hits =
      calledSo ??
      (guess === null
        ? pageOf(page, query)
        : await this.recommended(query, page, guess, results.slice(queries.length), signal));
    return {
      ids: hits.map(({ id }) => id),
      snippets: new Map(hits.map((hit) => [hit.id, hit._formatted?.description ?? ''])),
      synonyms: await this.synonyms.find(
        [...query.keywords, ...query.names],
        new Map(hits.map((hit) => [hit.id, hit])),
      ),
      total: page?.totalHits ?? 0,
      totalActives: counts.at(-1)?.totalHits ?? 0,
      facets: facetsOf(counts.flatMap(countsOf), query),
    };
  }

  async totals(queries: OfferSearchQuery[], signal?: AbortSignal): Promise<number[]> {
    if (queries.length === 0) {
      return [];
    }
    const searched = await this.spelling.readAll(queries);
    const results = await this.searchMany(
      searched.map((query) => totalQuery(this.indexUid, query)),
      signal,
    );
    return results.map(({ totalHits }) => totalHits ?? 0);
  }

  write(documents: OfferDocument[], removedIds: number[], record: WriteRecord): Promise<void> {
    return writeDocuments(this.index, this.database, { documents, removedIds, record });
  }

  listIds(afterId: number, limit: number): Promise<number[]> {
    return listDocumentIds(this.index, afterId, limit);
  }

  isReady(): Promise<boolean> {
    return isIndexThere(this.index);
  }

  startBuild(times = new RebuildTimes()): Promise<IndexBuild<OfferDocument>> {
    return MeilisearchIndexBuild.start(this.index, this.database, times);
  }

  private async searchMany(queries: MultiSearchParams['queries'], signal?: AbortSignal): Promise<Answer[]> {
    const { results } = await this.client.multiSearch<MultiSearchParams, Hit>(
      { queries },
      signal ? { signal } : undefined,
    );
    return results;
  }

  private async findByOccupationName(query: OfferSearchQuery, occupationIds: number[], signal?: AbortSignal) {
    const { hits } = await this.client.multiSearch<FederatedMultiSearchParams, Hit>(
      calledSoQuery(this.indexUid, query, occupationIds),
      signal ? { signal } : undefined,
    );
    return hits;
  }

  /** The offers of a page in their places. How many there are of each kind comes with the first answer: where they run out, it asks again. */
  private async recommended(
    query: OfferSearchQuery,
    page: Answer | undefined,
    guess: PageParts,
    answers: Answer[],
    signal: AbortSignal | undefined,
  ): Promise<Answer['hits']> {
    const { promoted, sunk } = kindsIn(page?.facetDistribution);
    const parts = partsOfPage(query.from, query.size, promoted, (page?.totalHits ?? 0) - promoted - sunk);
    const [paid, others, last] = isCovered(parts, guess)
      ? answers
      : await this.searchMany(partQueries(this.indexUid, query, parts), signal);
    const mixed = interleaved(
      (paid?.hits ?? []).slice(0, parts.promoted.size),
      (others?.hits ?? []).slice(0, parts.others.size),
      parts,
    );
    return [...mixed, ...(last?.hits ?? [])];
  }
}

function pageOf(page: Answer | undefined, { from, size }: OfferSearchQuery): Answer['hits'] {
  const { skip } = pageWindow(from, size);
  return (page?.hits ?? []).slice(skip, skip + size);
}
