import { ProjectionMarks } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MATCHING_VERSION, type Matching } from '../scoring/domain/matching.js';
import { scoreMatching } from '../scoring/domain/score-matching.js';
import type { Relations } from '../scoring/domain/skill-closeness.js';
import type { WhatPersonBrings } from '../scoring/domain/what-person-brings.js';
import type { OfferToMatch } from './inputs/offers-to-match.js';
import { MatchingMemory } from './memory/matching-memory.js';
import { PEOPLE } from './projection-names.js';
import { MatchingTables, MOST_MATCHINGS, type PairMark } from './store/matching-tables.js';

/** Somebody whom an offer suits. */
interface Suited {
  accountId: number;
  matching: Matching;
}

/** Brings changed offers into the matchings of those for whom they are, and takes others out: nobody else's is looked at. */
@Injectable()
export class MatchOffers {
  constructor(
    private readonly tables: MatchingTables,
    private readonly memory: MatchingMemory,
    private readonly marks: ProjectionMarks,
  ) {}

  /** Under the lock of the tables, with the memory caught up. Gives the accounts whose matchings are others now. */
  async match(tx: EntityManager, offers: readonly OfferToMatch[], graph: Relations): Promise<Set<number>> {
    const changed = new Set<number>();
    for (const offer of offers) {
      for (const accountId of await this.matchOne(tx, offer, graph)) changed.add(accountId);
    }
    return changed;
  }

  /** Takes offers out of everybody's matchings. Gives whose they were. */
  async remove(tx: EntityManager, offerIds: readonly number[]): Promise<number[]> {
    const rows = await tx.query<{ accountId: number; offerId: number }[]>(
      'SELECT account_id AS "accountId", offer_id AS "offerId" FROM matching WHERE offer_id = ANY ($1)',
      [offerIds],
    );
    return this.takeOut(tx, rows);
  }

  private async matchOne(tx: EntityManager, offer: OfferToMatch, graph: Relations): Promise<number[]> {
    const had = await this.had(tx, offer.id);
    const suited = offer.suggested ? this.suited(offer, had, await this.tables.marksOfOffer(tx, offer.id), graph) : [];
    const suits = new Set(accountsOf(suited));
    const lost = [...had.keys()].filter((accountId) => !suits.has(accountId));
    await this.takeOut(
      tx,
      lost.map((accountId) => ({ accountId, offerId: offer.id })),
    );
    const among = await this.write(tx, offer, suited);
    // Another one may be better now that is not among the best so far.
    const fallen = suited.filter(({ accountId, matching }) => matching.score < (had.get(accountId) ?? 0));
    await this.refill(tx, await this.full(tx, accountsOf(fallen)));
    return [...lost, ...among];
  }

  /**
   * Those among whose best a suggested offer is or may come. Floors may have risen since they were read: who has better ones by now loses it again when it is written.
   */
  private suited(
    { asks, nearness }: OfferToMatch,
    had: ReadonlyMap<number, number>,
    marks: ReadonlyMap<number, PairMark>,
    graph: Relations,
  ): Suited[] {
    return this.memory.people.find(asks.mandatoryLanguages, nearness).flatMap(({ accountId, brings, floor }) => {
      const mark = marks.get(accountId);
      if (mark === 'discarded') {
        return [];
      }
      const least = mark === 'restored' || had.has(accountId) ? undefined : (floor ?? undefined);
      const matching = scoreMatching(JSON.parse(brings) as WhatPersonBrings, asks, graph, least);
      return matching === null ? [] : [{ accountId, matching }];
    });
  }

  /** Writes an offer among the matchings of people. Gives those among whose best it is. */
  private async write(tx: EntityManager, { id, asks }: OfferToMatch, suited: readonly Suited[]): Promise<number[]> {
    const gone = await this.memory.forgetGonePeople(accountsOf(suited), tx);
    const there = suited.filter(({ accountId }) => !gone.has(accountId));
    const accountIds = accountsOf(there);
    await this.tables.writePairs(
      tx,
      there.map(({ accountId, matching }) => ({ accountId, offerId: id, asks, matching })),
    );
    const beyond = await this.tables.keepTheBest(tx, accountIds);
    await this.tables.noteFloors(tx, accountIds);
    const inVain = new Set(beyond.flatMap(({ accountId, offerId }) => (offerId === id ? [accountId] : [])));
    return accountIds.filter((accountId) => !inVain.has(accountId));
  }

  /** The scores with which an offer is among people's matchings; without those who are worked out anew by another version. */
  private async had(tx: EntityManager, offerId: number): Promise<Map<number, number>> {
    const rows = await tx.query<{ accountId: number; score: number }[]>(
      `SELECT account_id AS "accountId", score FROM matching JOIN matching_person AS person USING (account_id)
       WHERE offer_id = $1 AND person.version = $2`,
      [offerId, MATCHING_VERSION],
    );
    return new Map(rows.map(({ accountId, score }) => [accountId, score]));
  }

  private async takeOut(
    tx: EntityManager,
    pairs: readonly { accountId: number; offerId: number }[],
  ): Promise<number[]> {
    const accountIds = [...new Set(accountsOf(pairs))];
    if (accountIds.length > 0) {
      const full = await this.full(tx, accountIds);
      await this.tables.removePairs(tx, pairs);
      await this.refill(tx, full);
    }
    return accountIds;
  }

  /** Those of them who have as many as are kept. */
  private async full(tx: EntityManager, accountIds: readonly number[]): Promise<number[]> {
    if (accountIds.length === 0) {
      return [];
    }
    const rows = await tx.query<{ id: number }[]>(
      `SELECT account_id AS id FROM matching WHERE account_id = ANY ($1) GROUP BY account_id HAVING count(*) >= ${MOST_MATCHINGS}`,
      [accountIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Who had as many as are kept may have had more: theirs are worked out anew. */
  private async refill(tx: EntityManager, accountIds: readonly number[]): Promise<void> {
    if (accountIds.length > 0) {
      await this.marks.add(tx, [PEOPLE], [...accountIds]);
    }
  }
}

function accountsOf(rows: readonly { accountId: number }[]): number[] {
  return rows.map(({ accountId }) => accountId);
}
