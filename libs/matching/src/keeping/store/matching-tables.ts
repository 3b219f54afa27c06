import { BeforeErasure, Clock } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MATCHING_VERSION, type Matching } from '../../scoring/domain/matching.js';
import type { WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';
import type { OfferToMatch } from '../inputs/offers-to-match.js';
import type { PersonToMatch } from '../inputs/people-to-match.js';

/** So many offers are kept for each person. */
export const MOST_MATCHINGS = 50;

/** One offer of one person with its score. */
export interface ScoredPair {
  accountId: number;
  offerId: number;
  matching: Matching;
  asks: WhatOfferAsks;
}

/** What somebody said to an offer that its place among theirs goes by. */
export type PairMark = 'discarded' | 'restored';

/** Whoever comes back from the discarded ones has its place; of equal scores the newer offer comes first. */
const BEST_FIRST = `EXISTS (SELECT FROM matching_mark AS mark WHERE mark.account_id = matching.account_id
  AND mark.offer_id = matching.offer_id AND mark.state = 'restored') DESC, matching.score DESC, matching.offer_id DESC`;

/** Writes the tables of matchings. Who writes holds `lock`: what belongs to whom is read and written by one at a time. */
@Injectable()
export class MatchingTables implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly erasure: BeforeErasure,
  ) {}

  /** Who is erased would wait in a ring with who writes the same rows. */
  onModuleInit(): void {
    this.erasure.listen((tx) => this.lock(tx));
  }

  async lock(tx: EntityManager): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('matching'))`);
  }

  async writePeople(tx: EntityManager, people: readonly PersonToMatch[]): Promise<void> {
    await tx.query(
      `INSERT INTO matching_person (account_id, version, brings, skill_ids, isco_groups, updated_at)
       SELECT id, $2, brings, ARRAY(SELECT jsonb_array_elements_text(nearness -> 'skillIds')::int),
              ARRAY(SELECT jsonb_array_elements_text(nearness -> 'groups')::int), $3
       FROM jsonb_to_recordset($1::jsonb) AS person (id int, brings jsonb, nearness jsonb)
       ON CONFLICT (account_id) DO UPDATE SET version = excluded.version, brings = excluded.brings,
         skill_ids = excluded.skill_ids, isco_groups = excluded.isco_groups, updated_at = excluded.updated_at`,
      [JSON.stringify(people), MATCHING_VERSION, this.clock.now()],
    );
  }

  async removePeople(tx: EntityManager, accountIds: readonly number[]): Promise<void> {
    await tx.query('DELETE FROM matching WHERE account_id = ANY ($1)', [accountIds]);
    await tx.query('DELETE FROM matching_person WHERE account_id = ANY ($1)', [accountIds]);
  }

  async writeOffers(tx: EntityManager, offers: readonly OfferToMatch[]): Promise<void> {
    await tx.query(
      `INSERT INTO matching_offer (offer_id, version, company_id, asks, near_skill_ids, isco_groups, suggested, posted_at)
       SELECT id, $2, "companyId", asks, ARRAY(SELECT jsonb_array_elements_text(nearness -> 'skillIds')::int),
              ARRAY(SELECT jsonb_array_elements_text(nearness -> 'groups')::int), suggested, "postedAt"
       FROM jsonb_to_recordset($1::jsonb)
         AS offer (id int, "companyId" int, asks jsonb, nearness jsonb, suggested boolean, "postedAt" timestamptz)
       ON CONFLICT (offer_id) DO UPDATE SET version = excluded.version, company_id = excluded.company_id, asks = excluded.asks,
         near_skill_ids = excluded.near_skill_ids, isco_groups = excluded.isco_groups, suggested = excluded.suggested,
         posted_at = excluded.posted_at`,
      [JSON.stringify(offers), MATCHING_VERSION],
    );
  }

  async removeOffers(tx: EntityManager, offerIds: readonly number[]): Promise<void> {
    await tx.query('DELETE FROM matching_offer WHERE offer_id = ANY ($1)', [offerIds]);
  }

  /** Writes scores over those that are there; an offer that was among somebody's matchings keeps the time when it came. */
  async writePairs(tx: EntityManager, pairs: readonly ScoredPair[]): Promise<void> {
    if (pairs.length === 0) {
      return;
    }
    await tx.query(
      `INSERT INTO matching (account_id, offer_id, version, score, languages, parts, unsaid, asks, computed_at, found_at)
       SELECT "accountId", "offerId", (matching ->> 'version')::smallint, (matching ->> 'score')::float8,
              matching -> 'languages', matching -> 'parts', matching -> 'unsaid', asks, $2, $2
       FROM jsonb_to_recordset($1::jsonb) AS pair ("accountId" int, "offerId" int, matching jsonb, asks jsonb)
       ON CONFLICT (account_id, offer_id) DO UPDATE SET version = excluded.version, score = excluded.score,
         languages = excluded.languages, parts = excluded.parts, unsaid = excluded.unsaid, asks = excluded.asks,
         computed_at = excluded.computed_at`,
      [JSON.stringify(pairs), this.clock.now()],
    );
  }

  /** Notes how good an offer has to be to come among the best of each person: as good as the last where there is no room. */
  async noteFloors(tx: EntityManager, accountIds: readonly number[]): Promise<void> {
    await tx.query(
      `UPDATE matching_person AS person SET floor = fresh.floor
       FROM (SELECT account_id, CASE WHEN count(score) >= ${MOST_MATCHINGS} THEN min(score) END AS floor
             FROM unnest($1::int[]) AS account_id LEFT JOIN matching USING (account_id) GROUP BY account_id) AS fresh
       WHERE person.account_id = fresh.account_id AND person.floor IS DISTINCT FROM fresh.floor`,
      [accountIds],
    );
  }

  async removePairs(tx: EntityManager, pairs: readonly Pick<ScoredPair, 'accountId' | 'offerId'>[]): Promise<void> {
    await tx.query(
      'DELETE FROM matching USING unnest($1::int[], $2::int[]) AS pair (a, o) WHERE account_id = a AND offer_id = o',
      [pairs.map(({ accountId }) => accountId), pairs.map(({ offerId }) => offerId)],
    );
  }

  /** By account and offer. */
  async marksOfPeople(tx: EntityManager, accountIds: readonly number[]): Promise<Map<number, Map<number, PairMark>>> {
    const marks = new Map<number, Map<number, PairMark>>();
    for (const { accountId, offerId, state } of await this.marks(tx, 'account_id', accountIds)) {
      marks.set(accountId, (marks.get(accountId) ?? new Map<number, PairMark>()).set(offerId, state));
    }
    return marks;
  }

  /** By account. */
  async marksOfOffer(tx: EntityManager, offerId: number): Promise<Map<number, PairMark>> {
    const marks = await this.marks(tx, 'offer_id', [offerId]);
    return new Map(marks.map(({ accountId, state }) => [accountId, state]));
  }

  /** Takes out of each person's matchings those beyond the best. Gives what went. */
  async keepTheBest(
    tx: EntityManager,
    accountIds: readonly number[],
  ): Promise<{ accountId: number; offerId: number }[]> {
    const [gone] = await tx.query<[{ accountId: number; offerId: number }[], number]>(
      `DELETE FROM matching USING (
         SELECT account_id, offer_id, row_number() OVER (PARTITION BY account_id ORDER BY ${BEST_FIRST}) AS place
         FROM matching WHERE account_id = ANY ($1)) AS ranked
       WHERE matching.account_id = ranked.account_id AND matching.offer_id = ranked.offer_id AND place > ${MOST_MATCHINGS}
       RETURNING matching.account_id AS "accountId", matching.offer_id AS "offerId"`,
      [accountIds],
    );
    return gone;
  }

  private marks(tx: EntityManager, column: 'account_id' | 'offer_id', ids: readonly number[]) {
    return tx.query<{ accountId: number; offerId: number; state: PairMark }[]>(
      `SELECT account_id AS "accountId", offer_id AS "offerId", state FROM matching_mark
       WHERE ${column} = ANY ($1) AND state IN ('discarded', 'restored')`,
      [ids],
    );
  }
}
