import type { Database } from '@babelboard/platform';

import { facetsOf } from '../../domain/facets.js';
import { type Filter, filtersOf } from '../../domain/filters.js';
import { readKeywords } from '../../domain/keywords.js';
import { beginningOf, snippetOf, type WordMatcher } from '../../domain/snippet.js';
import { EVERY_OFFER } from '../../domain/terms.js';
import type { OfferSearchQuery } from '../../queries/offer-search-query.js';
import type { FoundOffers } from '../../queries/offer-search-result.js';
import type { OfferDocument } from '../offer-document.js';
import type { IndexBuild, OfferSearchEngine, WriteRecord } from '../offer-search-engine.js';
import { countsSql, LIVE_OFFERS } from './counts-sql.js';
import { layoutVersion, SERVING_SCHEMA } from './index-tables.js';
import { KeywordResolver, type ResolvedKeywords } from './keyword-resolver.js';
import { offerRow } from './offer-row.js';
import { bestHitsSql, collectSql, MOST_RANKED, newestHitsSql, rankedHitsSql, walkSql } from './page-sql.js';
import { PostgresIndexBuild } from './postgres-index-build.js';
import { replaceRows } from './write-offers.js';

/** Characters that are enough for the beginning of a text with its line breaks. */
const BEGINNING = 400;

/** Search by PostgreSQL alone: the embedded engine and the standby of Meilisearch. */

export class PostgresOfferSearchEngine implements OfferSearchEngine {
  readonly name = 'postgres';
  private readonly resolver: KeywordResolver;

  constructor(private readonly database: Database) {
    this.resolver = new KeywordResolver(database);
  }

  async search(query: OfferSearchQuery): Promise<FoundOffers> {
    const keywords = readKeywords(query.keywords);
    if (keywords.words.length === 0) {
      return this.find(query, undefined);
    }
    const resolved = await this.resolver.resolve(keywords);
    if (resolved === null) {
      return { ids: [], snippets: new Map(), total: 0, totalActives: await this.liveOffers(), facets: facetsOf([]) };
    }
    return this.find(query, resolved);
  }

  async write(documents: OfferDocument[], removedIds: number[], record: WriteRecord): Promise<void> {
    await this.database.transaction(async (tx) => {
      await replaceRows(tx, documents.map(offerRow), removedIds);
      await record(tx);
    });
  }

  async listIds(afterId: number, limit: number): Promise<number[]> {
    const rows = await this.database.query<{ offer_id: number }>(
      `SELECT offer_id FROM ${SERVING_SCHEMA}.offer WHERE offer_id > $1 ORDER BY offer_id LIMIT $2`,
      [afterId, limit],
    );
    return rows.map((row) => row.offer_id);
  }

  async isReady(): Promise<boolean> {
    const [row] = await this.database.query<{ version: string | null }>(
      `SELECT obj_description(to_regnamespace($1), 'pg_namespace') AS version`,
      [SERVING_SCHEMA],
    );
    return row?.version === layoutVersion();
  }

  startBuild(): Promise<IndexBuild> {
    return PostgresIndexBuild.start(this.database);
  }

  private async find(query: OfferSearchQuery, keywords: ResolvedKeywords | undefined): Promise<FoundOffers> {
    const filters = filtersOf(query);
    const [page, counts] = await Promise.all([
      this.page(query, filters, keywords),
      this.database.query<{ term: number; total: number }>(
        countsSql(filters, keywords !== undefined),
        keywords === undefined ? [] : [keywords.all],
      ),
    ]);
    const total = (wanted: number) => counts.find(({ term }) => term === wanted)?.total ?? 0;
    return { ...page, total: total(EVERY_OFFER), totalActives: total(LIVE_OFFERS), facets: facetsOf(counts) };
  }

  private async page(
    query: OfferSearchQuery,
    filters: Filter[],
    keywords: ResolvedKeywords | undefined,
  ): Promise<Pick<FoundOffers, 'ids' | 'snippets'>> {
    const ids = keywords === undefined ? await this.browse(query, filters) : await this.hits(query, filters, keywords);
    return { ids, snippets: await this.snippets(ids, keywords?.matcher) };
  }

  private async browse({ from, size, sort }: OfferSearchQuery, filters: Filter[]): Promise<number[]> {
    const sql = (await this.isWalkShort(filters, from + size)) ? walkSql(filters, sort) : collectSql(filters, sort);
    return this.ids(sql, [from, size]);
  }

  private async hits(query: OfferSearchQuery, filters: Filter[], { all, any }: ResolvedKeywords): Promise<number[]> {
    const { from, size, sort } = query;
    if (sort === 'newest') {
      return this.ids(newestHitsSql(filters), [from, size, all]);
    }
    // Frequent words have enough best hits, so that the many others need not be read; rare words have few others.
    const best = from + size <= MOST_RANKED ? await this.ids(bestHitsSql(filters), [from, size, all, any]) : [];
    return best.length === size ? best : this.ids(rankedHitsSql(filters), [from, size, all, any]);
  }

  /**
   * Whether the first `wanted` offers are met sooner along the date order than by collecting all that pass the filter. A
   * walk for something rare reads the whole index; how rare several filters are together, nobody knows beforehand.
   */
  private async isWalkShort(filters: Filter[], wanted: number): Promise<boolean> {
    const [filter] = filters;
    if (filter === undefined || filters.length > 1) {
      return filter === undefined;
    }
    const [row] = await this.database.query<{ passing: number; live: number }>(
      `SELECT coalesce(sum(n) FILTER (WHERE t2 <> ${EVERY_OFFER}), 0)::int AS passing,
              coalesce(sum(n) FILTER (WHERE t2 = ${EVERY_OFFER}), 0)::int AS live
       FROM ${SERVING_SCHEMA}.term_pair WHERE t1 = ${EVERY_OFFER} AND t2 = ANY ($1)`,
      [[EVERY_OFFER, ...filter.terms]],
    );
    return row !== undefined && (2 * wanted * row.live) / row.passing < row.passing;
  }

  private async ids(sql: string, parameters: unknown[]): Promise<number[]> {
    const rows = await this.database.query<{ offer_id: number }>(sql, parameters);
    return rows.map((row) => row.offer_id);
  }

  private async snippets(ids: number[], matcher: WordMatcher | undefined): Promise<Map<number, string>> {
    const description = matcher === undefined ? `left(description, ${BEGINNING})` : 'description';
    const rows = await this.database.query<{ offer_id: number; description: string }>(
      `SELECT offer_id, ${description} AS description FROM ${SERVING_SCHEMA}.offer_text WHERE offer_id = ANY ($1)`,
      [ids],
    );
    return new Map(
      rows.map((row) => [
        row.offer_id,
        matcher === undefined ? beginningOf(row.description) : snippetOf(row.description, matcher),
      ]),
    );
  }

  private async liveOffers(): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT n FROM ${SERVING_SCHEMA}.term_pair WHERE t1 = ${EVERY_OFFER} AND t2 = ${EVERY_OFFER}`,
    );
    return row?.n ?? 0;
  }
}
