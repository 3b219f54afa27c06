import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Anchors, chooseAnchors } from './choose-anchors.js';

const COUNTRY = 100;
const CITY = 200;
const GERMAN = 300;
const ENGLISH = 301;
const REMOTE = 400;
const COMPANY = 1200;

const OFFERS = 100_000;
const COUNTS = { [COUNTRY]: 20_000, [CITY]: 150, [GERMAN]: 30_000, [ENGLISH]: 60_000, [REMOTE]: 5_000, [COMPANY]: 900 };
const counts = { offers: OFFERS, byTerm: new Map(Object.entries(COUNTS).map(([term, n]) => [Number(term), n])) };

const any = (...terms: number[]) => terms;
const pair = (a: number, b: number) => String(a * 2 ** 32 + b);

/** As `anchorsMetSql` gives them. */
function anchorsMet(terms: readonly number[]): Set<string> {
  const ofFilters = terms.filter((term) => term > 0);
  return new Set([
    ...terms.map(String),
    ...ofFilters.flatMap((a) => ofFilters.filter((b) => a <= b).map((b) => pair(a, b))),
  ]);
}

const anchorsOf = (...given: Parameters<typeof chooseAnchors>): Anchors['anchors'] => chooseAnchors(...given).anchors;

describe('what an alert is filed under', () => {
  it('is what every offer has, where its list has no filter', () => {
    expect(anchorsOf([], counts)).toEqual(['0']);
  });

  it('is the rarest of what it asks for', () => {
    expect(anchorsOf([any(COUNTRY), any(CITY), any(ENGLISH)], counts)).toEqual([`${CITY}`]);
    expect(anchorsOf([any(GERMAN, ENGLISH)], counts)).toEqual([`${GERMAN}`, `${ENGLISH}`]);
  });

  it('are pairs of the rarest two where either is common, the smaller number first', () => {
    expect(anchorsOf([any(GERMAN, ENGLISH), any(COUNTRY), any(REMOTE)], counts)).toEqual([pair(COUNTRY, REMOTE)]);
    expect(anchorsOf([any(REMOTE), any(GERMAN, ENGLISH)], counts)).toEqual([
      pair(GERMAN, REMOTE),
      pair(ENGLISH, REMOTE),
    ]);
  });

  it('are no pairs of more than a few', () => {
    expect(anchorsOf([any(COMPANY), any(COUNTRY)], counts)).toEqual([pair(COUNTRY, COMPANY)]);
    const languages = any(...Array.from({ length: 13 }, (_, nth) => GERMAN + nth));
    expect(anchorsOf([any(REMOTE), languages], counts)).toEqual([`${REMOTE}`]);
  });

  it('leaves the other filters to be compared', () => {
    expect(chooseAnchors([any(COUNTRY), any(CITY)], counts).rest).toEqual([[COUNTRY]]);
    expect(chooseAnchors([any(GERMAN, ENGLISH), any(COUNTRY), any(REMOTE)], counts).rest).toEqual([[GERMAN, ENGLISH]]);
  });

  it('is chosen also where nothing is known of the offers', () => {
    expect(anchorsOf([any(COUNTRY), any(CITY)], { offers: 0, byTerm: new Map() })).toEqual([`${COUNTRY}`]);
  });

  it('is met by the offers that have one of the terms of each filter, as far as the rest lets them pass, and by no others', () => {
    const term = fc.integer({ min: 100, max: 130 });
    const filter = fc.uniqueArray(term, { minLength: 1, maxLength: 5 });
    const known = fc.dictionary(fc.integer({ min: 100, max: 130 }).map(String), fc.integer({ min: 1, max: 900 }));
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 4 }), fc.array(term, { maxLength: 12 }), known, (list, has, n) => {
        const byTerm = new Map(Object.entries(n).map(([one, offers]) => [Number(one), offers]));
        const { anchors, rest } = chooseAnchors(list, { offers: 1_000, byTerm });
        const offer = [0, ...new Set(has)];
        const passes = (filters: readonly (readonly number[])[]) =>
          filters.every((terms) => terms.some((one) => offer.includes(one)));
        const met = anchorsMet(offer);
        expect(anchors.some((anchor) => met.has(anchor)) && passes(rest)).toBe(passes(list));
      }),
      { numRuns: 2_000 },
    );
  });
});
