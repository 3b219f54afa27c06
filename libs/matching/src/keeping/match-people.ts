import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MATCHING_VERSION, type Matching } from '../scoring/domain/matching.js';
import { scoreMatching } from '../scoring/domain/score-matching.js';
import type { Relations } from '../scoring/domain/skill-closeness.js';
import type { WhatOfferAsks } from '../scoring/domain/what-offer-asks.js';
import type { PersonToMatch } from './inputs/people-to-match.js';
import { MatchingTables, MOST_MATCHINGS, type ScoredPair } from './store/matching-tables.js';

interface Candidate {
  offerId: number;
  asks: WhatOfferAsks;
  restored: boolean;
}

interface Stored {
  offerId: number;
  matching: Matching;
  asks: WhatOfferAsks;
}

/** Works out the best offers of people anew, from all that may be near. */
@Injectable()
export class MatchPeople {
  constructor(private readonly tables: MatchingTables) {}

  /** Under the lock of the tables. Gives the accounts whose matchings are others now. */
  async match(tx: EntityManager, people: readonly PersonToMatch[], graph: Relations): Promise<number[]> {
    const changed: number[] = [];
    for (const person of people) {
      const best = await this.bestOf(tx, person, graph);
      if (await this.replace(tx, person.id, best)) {
        changed.push(person.id);
      }
    }
    return changed;
  }

  private async bestOf(tx: EntityManager, { id, brings, nearness }: PersonToMatch, graph: Relations) {
    const candidates = await tx.query<Candidate[]>(
      `SELECT offer.offer_id AS "offerId", asks, mark.state IS NOT DISTINCT FROM 'restored' AS restored
       FROM matching_offer AS offer LEFT JOIN matching_mark AS mark ON mark.account_id = $1 AND mark.offer_id = offer.offer_id
       WHERE suggested AND version = $2 AND (near_skill_ids && $3 OR isco_groups && $4)
         AND mark.state IS DISTINCT FROM 'discarded'`,
      [id, MATCHING_VERSION, nearness.skillIds, nearness.groups],
    );
    return candidates
      .flatMap(({ offerId, asks, restored }) => {
        const matching = scoreMatching(brings, asks, graph);
        return matching === null ? [] : [{ accountId: id, offerId, asks, matching, restored }];
      })
      .sort(
        (a, b) =>
          Number(b.restored) - Number(a.restored) || b.matching.score - a.matching.score || b.offerId - a.offerId,
      )
      .slice(0, MOST_MATCHINGS)
      .map(({ restored, ...pair }) => pair);
  }

  /** Leaves alone what is as it was. */
  private async replace(tx: EntityManager, accountId: number, best: readonly ScoredPair[]): Promise<boolean> {
    const stored = await tx.query<Stored[]>(
      `SELECT offer_id AS "offerId", asks, json_build_object('version', version, 'score', score, 'languages', languages,
                'parts', parts, 'unsaid', unsaid) AS matching
       FROM matching WHERE account_id = $1`,
      [accountId],
    );
    const before = new Map(stored.map((row) => [row.offerId, row]));
    const isNew = (pair: ScoredPair) => !isSame(before.get(pair.offerId), pair);
    const kept = new Set(best.map(({ offerId }) => offerId));
    const gone = stored.filter(({ offerId }) => !kept.has(offerId)).map(({ offerId }) => ({ accountId, offerId }));
    const written = best.filter(isNew);
    await this.tables.removePairs(tx, gone);
    await this.tables.writePairs(tx, written);
    return gone.length + written.length > 0;
  }
}

/** Whether a stored matching is what it would be written as. */
function isSame(stored: Pick<Stored, 'matching' | 'asks'> | undefined, fresh: Pick<Stored, 'matching' | 'asks'>) {
  return (
    stored !== undefined &&
    inOneForm(stored.matching) === inOneForm(fresh.matching) &&
    inOneForm(stored.asks) === inOneForm(fresh.asks)
  );
}

/** jsonb has an order of keys of its own. */
function inOneForm(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
