import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BestOffers, type RankedOffer } from './best-offers.js';

const MOST = 5;

const anyRanked = fc.record({ score: fc.integer({ min: 30, max: 40 }), restored: fc.boolean() });
const ranked = (offerId: number, score: number, restored: boolean): RankedOffer =>
  ({ offerId, asks: {}, matching: { score }, restored }) as unknown as RankedOffer;

describe('BestOffers', () => {
  it('keeps the best, and says what is too little', () => {
    fc.assert(
      fc.property(fc.array(anyRanked, { maxLength: 40 }), (scores) => {
        const best = new BestOffers(MOST);
        const all = scores.map(({ score, restored }, at) => ranked(at, score, restored));
        for (const offer of all) {
          const isTooLittle = !offer.restored && offer.matching.score < (best.least ?? 0);
          if (!isTooLittle) best.add(offer);
        }
        const order = all.toSorted(
          (a, b) =>
            Number(b.restored) - Number(a.restored) || b.matching.score - a.matching.score || b.offerId - a.offerId,
        );
        expect(best.all().map(({ offerId }) => offerId)).toEqual(order.slice(0, MOST).map(({ offerId }) => offerId));
      }),
    );
  });
});
