import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyOffer, anyPerson, GRAPH } from '../../../../../test/support/any-matching.js';
import { metLanguages } from '../../scoring/domain/judge-languages.js';
import { nearnessOfOffer, nearnessOfPerson } from '../../scoring/domain/nearness.js';
import { scoreMatching } from '../../scoring/domain/score-matching.js';
import type { WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';
import { OffersInMemory } from './offers-in-memory.js';
import { PeopleInMemory } from './people-in-memory.js';

/** What happens to a side: ids are few, so that most are put over or taken out. */
const changes = <T>(one: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(one, { nil: null })), { minLength: 1, maxLength: 40 });

function follow<T>(
  all: readonly (readonly [number, T | null])[],
  put: (id: number, one: T) => void,
  out: (id: number) => void,
) {
  const there = new Map<number, T>();
  for (const [id, one] of all) {
    if (one === null) {
      there.delete(id);
      out(id);
    } else {
      there.set(id, one);
      put(id, one);
    }
  }
  return there;
}

/** The ids of those that have a score, from scoring all of them. */
function scored<T>(there: ReadonlyMap<number, T>, score: (one: T) => unknown): number[] {
  return [...there].flatMap(([id, one]) => (score(one) === null ? [] : [id])).sort((a, b) => a - b);
}

describe('offers in memory', () => {
  it('find all that suit somebody, and few others', () => {
    fc.assert(
      fc.property(changes(anyOffer), anyPerson, (all, person) => {
        const memory = new OffersInMemory();
        const put = (offerId: number, asks: WhatOfferAsks) =>
          memory.put({ offerId, asks, nearness: nearnessOfOffer(asks, GRAPH) });
        const there = follow(all, put, (id) => memory.remove(id));
        expect(memory.size).toBe(there.size);
        const found = memory.find(person, nearnessOfPerson(person, GRAPH));
        expect(new Set(found).size).toBe(found.length);
        const suiting = found.filter(({ asks }) => scoreMatching(person, asks, GRAPH) !== null);
        expect(suiting.map(({ offerId }) => offerId).sort((a, b) => a - b)).toEqual(
          scored(there, (asks) => scoreMatching(person, asks, GRAPH)),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('people in memory', () => {
  it('find all whom an offer suits, and nobody who lacks a mandatory language', () => {
    fc.assert(
      fc.property(changes(anyPerson), anyOffer, (all, offer) => {
        const memory = new PeopleInMemory();
        const put = (accountId: number, brings: WhatPersonBrings) =>
          memory.put({
            ...{ accountId, brings: JSON.stringify(brings), floor: null },
            nearness: nearnessOfPerson(brings, GRAPH),
          });
        const there = follow(all, put, (id) => memory.remove(id));
        expect(memory.size).toBe(there.size);
        const found = memory.find(offer.mandatoryLanguages, nearnessOfOffer(offer, GRAPH));
        const suited = found.filter(({ brings }) => scoreMatching(JSON.parse(brings), offer, GRAPH) !== null);
        expect(suited.map(({ accountId }) => accountId).sort((a, b) => a - b)).toEqual(
          scored(there, (brings) => scoreMatching(brings, offer, GRAPH)),
        );
        for (const { brings } of found) {
          expect(metLanguages(JSON.parse(brings), offer)).not.toBeNull();
        }
      }),
      { numRuns: 500 },
    );
  });
});
