import { ProjectionMarks } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MATCHING_VERSION } from '../scoring/domain/matching.js';
import { scoreMatching } from '../scoring/domain/score-matching.js';
import type { Relations } from '../scoring/domain/skill-closeness.js';
import type { WhatPersonBrings } from '../scoring/domain/what-person-brings.js';
import type { OfferToMatch } from './inputs/offers-to-match.js';
import { PEOPLE } from './projection-names.js';
import { MatchingTables, MOST_MATCHINGS, type ScoredPair } from './store/matching-tables.js';

/** Somebody for whom an offer may be, or among whose matchings it is. */
interface Candidate {
  accountId: number;
  brings: WhatPersonBrings;
  discarded: boolean;
  restored: boolean;
  /** The score that is stored; null where there is none. */
  had: number | null;
}

interface Room {
  accountId: number;
  count: number;
  least: number;
}

/** Brings changed offers into the matchings of those for whom they are, and takes others out: nobody else's is looked at. */
@Injectable()
export class MatchOffers {
  constructor(
    private readonly tables: MatchingTables,
    private readonly marks: ProjectionMarks,
  ) {}

  /** Under the lock of the tables. Gives the accounts whose matchings are others now. */
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
    const candidates = await this.candidates(tx, offer);
    const rooms = await this.rooms(tx, candidates);
    const [written, gone, fallen]: [ScoredPair[], ScoredPair[], number[]] = [[], [], []];
    for (const { accountId, brings, discarded, restored, had } of candidates) {
      const matching = offer.suggested && !discarded ? scoreMatching(brings, offer.asks, graph) : null;
      const room = rooms.get(accountId);
      const isFull = room !== undefined && room.count >= MOST_MATCHINGS;
      if (matching === null) {
        if (had !== null) gone.push({ accountId, offerId: offer.id } as ScoredPair);
        continue;
      }
      if (had !== null || restored || !isFull || matching.score >= room.least) {
        written.push({ accountId, offerId: offer.id, asks: offer.asks, matching });
      }
      // Another one may be better now that is not among the best so far.
      if (had !== null && isFull && matching.score < had) fallen.push(accountId);
    }
    const taken = await this.takeOut(tx, gone);
    await this.tables.writePairs(tx, written);
    const accountIds = written.map(({ accountId }) => accountId);
    const beyond = await this.tables.keepTheBest(tx, accountIds);
    await this.refill(tx, fallen);
    const inVain = new Set(beyond.flatMap(({ accountId, offerId }) => (offerId === offer.id ? [accountId] : [])));
    return [...taken, ...accountIds.filter((id) => !inVain.has(id))];
  }

  private candidates(tx: EntityManager, { id, nearness, suggested }: OfferToMatch): Promise<Candidate[]> {
    return tx.query<Candidate[]>(
      `SELECT person.account_id AS "accountId", person.brings, own.score AS had,
              mark.state IS NOT DISTINCT FROM 'discarded' AS discarded, mark.state IS NOT DISTINCT FROM 'restored' AS restored
       FROM (SELECT account_id FROM matching_person WHERE $5 AND version = $2 AND (skill_ids && $3 OR isco_groups && $4)
             UNION SELECT account_id FROM matching WHERE offer_id = $1) AS near
         JOIN matching_person AS person ON person.account_id = near.account_id AND person.version = $2
         LEFT JOIN matching AS own ON own.account_id = near.account_id AND own.offer_id = $1
         LEFT JOIN matching_mark AS mark ON mark.account_id = near.account_id AND mark.offer_id = $1
       ORDER BY person.account_id`,
      [id, MATCHING_VERSION, nearness.skillIds, nearness.groups, suggested],
    );
  }

  private async rooms(tx: EntityManager, candidates: readonly Candidate[]): Promise<Map<number, Room>> {
    const rooms = await tx.query<Room[]>(
      `SELECT account_id AS "accountId", count(*)::int AS count, min(score) AS least FROM matching
       WHERE account_id = ANY ($1) GROUP BY account_id`,
      [candidates.map(({ accountId }) => accountId)],
    );
    return new Map(rooms.map((room) => [room.accountId, room]));
  }

  private async takeOut(
    tx: EntityManager,
    pairs: readonly { accountId: number; offerId: number }[],
  ): Promise<number[]> {
    const accountIds = [...new Set(pairs.map(({ accountId }) => accountId))];
    if (accountIds.length === 0) {
      return [];
    }
    const full = await tx.query<{ id: number }[]>(
      `SELECT account_id AS id FROM matching WHERE account_id = ANY ($1) GROUP BY account_id HAVING count(*) >= ${MOST_MATCHINGS}`,
      [accountIds],
    );
    await this.tables.removePairs(tx, pairs);
    await this.refill(
      tx,
      full.map(({ id }) => id),
    );
    return accountIds;
  }

  /** Who had as many as are kept may have had more: theirs are worked out anew. */
  private async refill(tx: EntityManager, accountIds: readonly number[]): Promise<void> {
    if (accountIds.length > 0) {
      await this.marks.add(tx, [PEOPLE], [...accountIds]);
    }
  }
}
