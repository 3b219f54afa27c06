import type { OfferPublished } from '@babelboard/offers/contract';
import { Database, ProcessedEvents, ProjectionMarks, type StoredEvent } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { EVERY_OFFER, readTerm } from '../domain/terms.js';
import { SERVING_SCHEMA } from '../engines/postgres/index-tables.js';
import { hasTerm } from '../engines/postgres/term-query.js';
import { OfferProjections } from '../indexing/offer-projections.js';
import { MARK_OFFER } from '../reactions/mark-offer.reaction.js';

/** How many of the offers that lists show have a term. */
export interface TermCounts {
  offers: number;
  byTerm: ReadonlyMap<number, number>;
}

/** Tells what lists have of offers, by the PostgreSQL index, which is always kept. */
@Injectable()
export class ListedOffers {
  constructor(
    private readonly database: Database,
    private readonly processed: ProcessedEvents,
    private readonly marks: ProjectionMarks,
    private readonly projections: OfferProjections,
  ) {}

  /** Whether every index has the offer as it was when that happened, or newer: the event marks it, and who has written it takes the marks away. */
  async haveHeardOf({ id, payload: { offerId } }: StoredEvent<OfferPublished>): Promise<boolean> {
    const names = this.projections.all().map(({ name }) => name);
    return (await this.processed.has(id, MARK_OFFER)) && !(await this.marks.has(names, offerId));
  }

  /** What an offer can be filtered by; null where no list shows it. */
  async termsOf(offerId: number): Promise<number[] | null> {
    const [row] = await this.database.query<{ terms: number[] }>(
      `SELECT terms FROM ${SERVING_SCHEMA}.offer WHERE offer_id = $1 AND shown`,
      [offerId],
    );
    return row?.terms ?? null;
  }

  /** Companies have no counters: their offers are counted. */
  async count(terms: readonly number[]): Promise<TermCounts> {
    const companies = terms.filter((term) => readTerm(term).group === 'company');
    const rows = await this.database.query<{ term: number; n: number }>(
      `SELECT t2 AS term, n FROM ${SERVING_SCHEMA}.term_pair WHERE t1 = ${EVERY_OFFER} AND t2 = ANY ($1)
       UNION ALL SELECT term, (SELECT count(*)::int FROM ${SERVING_SCHEMA}.offer WHERE ${hasTerm('term')}) FROM unnest($2::int[]) AS term`,
      [[EVERY_OFFER, ...terms], companies],
    );
    const byTerm = new Map(rows.map(({ term, n }) => [term, n]));
    return { offers: byTerm.get(EVERY_OFFER) ?? 0, byTerm };
  }
}
