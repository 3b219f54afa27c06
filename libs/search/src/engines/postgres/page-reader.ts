import type { Database } from '@babelboard/platform';
import { asksForTerms, type Filter } from '../../domain/filters.js';
import type { OfferNames } from '../../domain/found-synonyms.js';
import { beginningOf, snippetOf, type WordMatcher } from '../../domain/snippet.js';
import { EVERY_OFFER } from '../../domain/terms.js';
import type { OfferSearchQuery } from '../../queries/offer-search-query.js';
import type { FoundOffers } from '../../queries/offer-search-result.js';
import type { OccupationNames } from '../occupation-names.js';
import type { SynonymFinder } from '../synonym-finder.js';
import { SERVING_SCHEMA } from './index-tables.js';
import type { ResolvedKeywords } from './keyword-resolver.js';
import {
  bestHitsSql,
  collectSql,
  firstHitsSql,
  MOST_RANKED,
  newestHitsSql,
  rankedHitsSql,
  recommendedCollectSql,
  recommendedWalkSql,
  walkSql,
} from './page-sql.js';
import { SearchStatements } from './search-statements.js';

/** Characters that are enough for the beginning of a text with its line breaks. */
const BEGINNING = 400;

type Page = Pick<FoundOffers, 'ids' | 'snippets' | 'synonyms'>;

export const NO_PAGE: Page = { ids: [], snippets: new Map(), synonyms: new Map() };

/** Reads the offers of one page, in their order. */
export class PageReader {
  private readonly statements: SearchStatements;

  constructor(
    private readonly database: Database,
    private readonly synonyms: SynonymFinder,
    private readonly occupations: OccupationNames,
  ) {
    this.statements = new SearchStatements(database);
  }

  async read(query: OfferSearchQuery, filters: Filter[], keywords: ResolvedKeywords | undefined): Promise<Page> {
    const ids = keywords === undefined ? await this.browse(query, filters) : await this.hits(query, filters, keywords);
    const texts = await this.texts(ids, keywords === undefined);
    return {
      ids,
      snippets: new Map(texts.map(({ id, description }) => [id, snippet(description, keywords?.matcher)])),
      synonyms: await this.synonyms.find(
        [...query.keywords, ...query.names],
        new Map(texts.map(({ id, names }) => [id, JSON.parse(names) as OfferNames])),
      ),
    };
  }

  private async browse({ from, size, sort }: OfferSearchQuery, filters: Filter[]): Promise<number[]> {
    const [walk, collect] = sort === 'best' ? [recommendedWalkSql, recommendedCollectSql] : [walkSql, collectSql];
    const sql = (await this.isWalkShort(filters, from + size)) ? walk(filters) : collect(filters);
    return this.statements.ids(sql, { from, size, words: null, ranking: null });
  }

  private async hits(query: OfferSearchQuery, filters: Filter[], { all, any }: ResolvedKeywords): Promise<number[]> {
    const { from, size, sort } = query;
    const ids = (statement: string) => this.statements.ids(statement, { from, size, words: all, ranking: any });
    if (sort === 'newest') {
      return ids(newestHitsSql(filters));
    }
    const called = await this.occupations.occupationsNamedBy(query);
    if (from + size > MOST_RANKED) {
      return ids(rankedHitsSql(filters, called));
    }
    // Frequent words have enough best hits, so that the many others need not be read; rare words have few others.
    const best = await ids(bestHitsSql(filters, called));
    return best.length === size ? best : ids(firstHitsSql(filters, called));
  }

  /**
   * Whether the first `wanted` offers are met sooner along the date order than by collecting all that pass the filter. A
   * walk for something rare reads the whole index; how rare several filters are together, nobody knows beforehand.
   */
  private async isWalkShort(filters: Filter[], wanted: number): Promise<boolean> {
    const [filter, another] = filters.filter(asksForTerms);
    if (filters.some(({ group }) => group === 'offer')) {
      return false;
    }
    if (filter === undefined || another !== undefined) {
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

  /** A list without keywords shows how the text begins, and no names. */
  private texts(ids: number[], beginning: boolean): Promise<{ id: number; description: string; names: string }[]> {
    const columns = beginning ? `left(description, ${BEGINNING}) AS description, '{}' AS names` : 'description, names';
    return this.database.query(
      `SELECT offer_id AS id, ${columns} FROM ${SERVING_SCHEMA}.offer_text WHERE offer_id = ANY ($1)`,
      [ids],
    );
  }
}

function snippet(description: string, matcher: WordMatcher | undefined): string {
  return matcher === undefined ? beginningOf(description) : snippetOf(description, matcher);
}
