import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Matching } from '../scoring/domain/matching.js';
import { scoreMatching } from '../scoring/domain/score-matching.js';
import type { Relations } from '../scoring/domain/skill-closeness.js';
import type { WhatOfferAsks } from '../scoring/domain/what-offer-asks.js';
import { BestOffers } from './domain/best-offers.js';
import type { PersonToMatch } from './inputs/people-to-match.js';
import { MatchingMemory } from './memory/matching-memory.js';
import { MatchingTables, MOST_MATCHINGS, type PairMark, type ScoredPair } from './store/matching-tables.js';

interface Stored {
  offerId: number;
  matching: Matching;
  asks: WhatOfferAsks;
}

/** Works out the best offers of people anew, from all that may be near. */
@Injectable()
export class MatchPeople {
  constructor(
    private readonly tables: MatchingTables,
    private readonly memory: MatchingMemory,
  ) {}

  /** Under the lock of the tables, with the memory caught up. Gives the accounts whose matchings are others now. */
  async match(tx: EntityManager, people: readonly PersonToMatch[], graph: Relations): Promise<number[]> {
    const accountIds = people.map(({ id }) => id);
    const marks = await this.tables.marksOfPeople(tx, accountIds);
    const changed: number[] = [];
    for (const person of people) {
      const best = await this.bestThere(tx, person, marks.get(person.id) ?? new Map(), graph);
      if (await this.replace(tx, person.id, best)) {
        changed.push(person.id);
      }
    }
    await this.tables.noteFloors(tx, accountIds);
    return changed;
  }

  private async bestThere(
    tx: EntityManager,
    person: PersonToMatch,
    marks: ReadonlyMap<number, PairMark>,
    graph: Relations,
  ): Promise<ScoredPair[]> {
    for (;;) {
      const best = this.best(person, marks, graph);
      const gone = await this.memory.forgetGoneOffers(
        best.map(({ offerId }) => offerId),
        tx,
      );
      if (gone.size === 0) {
        return best;
      }
    }
  }

  private best({ id, brings, nearness }: PersonToMatch, marks: ReadonlyMap<number, PairMark>, graph: Relations) {
    const best = new BestOffers(MOST_MATCHINGS);
    for (const { offerId, asks } of this.memory.offers.find(brings, nearness)) {
      const mark = marks.get(offerId);
      const restored = mark === 'restored';
      const matching =
        mark === 'discarded' ? null : scoreMatching(brings, asks, graph, restored ? undefined : best.least);
      if (matching !== null) {
        best.add({ offerId, asks, matching, restored });
      }
    }
    return best.all().map(({ offerId, asks, matching }): ScoredPair => ({ accountId: id, offerId, asks, matching }));
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
