import { type Database, type IndexBuild, RebuildTimes, type WriteRecord } from '@babelboard/platform';
import { facetsOf } from '../../domain/facets.js';
import { filtersOf } from '../../domain/filters.js';
import { isUnreadable, keywordsOf } from '../../domain/keywords.js';
import { EVERY_OFFER } from '../../domain/terms.js';
import { EVERY_OFFER as EVERY_QUERY, type OfferSearchQuery } from '../../queries/offer-search-query.js';
import type { FoundOffers } from '../../queries/offer-search-result.js';
import type { OccupationNames } from '../occupation-names.js';
import type { OfferDocument } from '../offer-document.js';
import type { OfferSearchEngine } from '../offer-search-engine.js';
import { type Spelling, searchedQuery } from '../spelling.js';
import type { SynonymFinder } from '../synonym-finder.js';
import { countsSql, LIVE_OFFERS, LIVE_PAIRS, totalsSql } from './counting/counts-sql.js';
import { layoutVersion, SERVING_SCHEMA } from './index-tables.js';
import { KeywordResolver, type ResolvedKeywords } from './keyword-resolver.js';
import { OFFER_LAYOUT } from './offer-layout.js';
import { offerRow } from './offer-row.js';
import { NO_PAGE, PageReader } from './page-reader.js';
import { PostgresIndexBuild } from './postgres-index-build.js';
import { SearchStatements } from './search-statements.js';
import { replaceRows } from './write-rows.js';

/** Search by PostgreSQL alone: the embedded engine and the standby of Meilisearch. */
export class PostgresOfferSearchEngine implements OfferSearchEngine {
  readonly name = 'postgres';
  private readonly resolver: KeywordResolver;
  private readonly pages: PageReader;
  private readonly statements: SearchStatements;

  constructor(
    private readonly database: Database,
    synonyms: SynonymFinder,
    private readonly spelling: Spelling,
    occupations: OccupationNames,
  ) {
    this.resolver = new KeywordResolver(database);
    this.pages = new PageReader(database, synonyms, occupations);
    this.statements = new SearchStatements(database);
  }

  async search(query: OfferSearchQuery): Promise<FoundOffers> {
    const { corrections, corrected, resolved } = await this.resolve(query);
    if (resolved === null) {
      const totalActives = await this.liveOffers();
      return { ...NO_PAGE, corrections, total: 0, totalActives, facets: facetsOf([], query) };
    }
    return { ...(await this.find(corrected, resolved)), corrections };
  }

  /** One statement for all queries with the same keywords. */
  async totals(queries: OfferSearchQuery[]): Promise<number[]> {
    const totals = queries.map(() => 0);
    const places = new Map<string, number[]>();
    for (const [place, { keywords, names, literal }] of queries.entries()) {
      const key = JSON.stringify([keywords, names, literal]);
      places.set(key, [...(places.get(key) ?? []), place]);
    }
    await Promise.all(
      [...places.values()].map(async (alike) => {
        const asked = alike.flatMap((place) => queries[place] ?? []);
        const { resolved } = await this.resolve(asked[0] ?? EVERY_QUERY);
        if (resolved !== null) {
          const filters = asked.map(filtersOf);
          for (const { term, total } of await this.counts(totalsSql(filters, resolved !== undefined), resolved)) {
            totals[alike[term] ?? 0] = total;
          }
        }
      }),
    );
    return totals;
  }

  async write(documents: OfferDocument[], removedIds: number[], record: WriteRecord): Promise<void> {
    await this.database.transaction(async (tx) => {
      await replaceRows(tx, OFFER_LAYOUT, documents.map(offerRow), removedIds);
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
    return (await this.statements.layoutOf(SERVING_SCHEMA)) === layoutVersion();
  }

  startBuild(times = new RebuildTimes()): Promise<IndexBuild<OfferDocument>> {
    return PostgresIndexBuild.start(this.database, OFFER_LAYOUT, times);
  }

  /** What to look for: nothing in particular without keywords, null where no offer can have all words. */
  private async resolve(query: OfferSearchQuery) {
    const words = await this.spelling.read(query);
    const { corrections } = words;
    const corrected = searchedQuery(query, words);
    const keywords = keywordsOf(corrected);
    if (keywords.words.length === 0) {
      return { corrections, corrected, resolved: isUnreadable(query) ? null : undefined };
    }
    const resolved = await this.resolver.resolve(keywords, query.literal);
    return { corrections, corrected, resolved };
  }

  private async find(
    query: OfferSearchQuery,
    keywords: ResolvedKeywords | undefined,
  ): Promise<Omit<FoundOffers, 'corrections'>> {
    const filters = filtersOf(query);
    const [page, counts] = await Promise.all([
      query.parts === 'cities' ? NO_PAGE : this.pages.read(query, filters, keywords),
      this.counts(countsSql(filters, keywords !== undefined, query.parts), keywords),
    ]);
    const total = (wanted: number) => counts.find(({ term }) => term === wanted)?.total ?? 0;
    return {
      ...page,
      total: total(EVERY_OFFER),
      totalActives: total(LIVE_OFFERS),
      facets: facetsOf(query.parts === 'page' ? [] : counts, query),
    };
  }

  private counts(statement: string, keywords: ResolvedKeywords | undefined) {
    return this.statements.counts(statement, keywords?.all ?? null);
  }

  private async liveOffers(): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT sum(n)::int AS n FROM ${SERVING_SCHEMA}.term_pair WHERE (t1, t2) IN (${LIVE_PAIRS})`,
    );
    return row?.n ?? 0;
  }
}
