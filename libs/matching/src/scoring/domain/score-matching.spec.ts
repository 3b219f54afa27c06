import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyOffer, anyPerson, GRAPH } from '../../../../../test/support/any-matching.js';
import type { PartName } from './matching.js';
import { nearnessOfOffer, nearnessOfPerson } from './nearness.js';
import { scoreMatching } from './score-matching.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import { NOTHING_TURNED_DOWN, type WhatPersonBrings } from './what-person-brings.js';

const BERLIN = { cityId: 1, countryId: 276, lat: 52.5, lng: 13.4 };
const PERSON: WhatPersonBrings = {
  languages: [{ languageId: 2, slug: 'Swiss_German', level: 5 }],
  skillIds: [2, 3],
  headlineOccupationIds: [1],
  positionOccupationIds: [],
  home: BERLIN,
  destinationCountryIds: [],
  relocate: null,
  sectionIds: [],
  experienceYears: 3,
  internship: null,
  payFrom: null,
  workPermit: null,
  withoutCompanyIds: [],
  turnedDown: NOTHING_TURNED_DOWN,
};
const OFFER: WhatOfferAsks = {
  companyId: 1,
  mandatoryLanguages: [{ languageId: 1, slug: 'German', level: 4, oneOf: null }],
  wishedLanguages: [],
  skillIds: [2, 3],
  occupationIds: [1],
  places: [BERLIN],
  remote: null,
  experienceYears: 2,
  sectionIds: [],
  employmentTypes: [],
  internship: null,
  payPerYear: null,
  asksPermit: null,
};
const score = (person: Partial<WhatPersonBrings>, offer: Partial<WhatOfferAsks> = {}) =>
  scoreMatching({ ...PERSON, ...person }, { ...OFFER, ...offer }, GRAPH);
const fitOf = (part: PartName, person: Partial<WhatPersonBrings>, offer: Partial<WhatOfferAsks> = {}) =>
  score(person, offer)?.parts.find((one) => one.part === part)?.fit;

describe('the condition', () => {
  it('is every mandatory language at its level, Swiss German being German', () => {
    expect(score({})?.languages).toEqual([{ languageId: 1, asked: 4, held: 5 }]);
    expect(score({ languages: [{ languageId: 2, slug: 'Swiss_German', level: 3 }] })).toBeNull();
    expect(score({ languages: [] })).toBeNull();
  });

  it('is one of alternatives, and names the held one alone', () => {
    const asked = [1, 3].map((languageId) => ({
      languageId,
      slug: languageId === 1 ? 'German' : 'French',
      level: 4 as const,
      oneOf: 1,
    }));
    expect(score({}, { mandatoryLanguages: asked })?.languages.map(({ languageId }) => languageId)).toEqual([1]);
  });

  it('is that a skill or the occupation is near; what everybody can makes nothing near', () => {
    expect(score({ skillIds: [9], headlineOccupationIds: [3] })).toBeNull();
    expect(score({ skillIds: [12], headlineOccupationIds: [] }, { skillIds: [12], occupationIds: [] })).toBeNull();
  });

  it('is that nobody turned the company down', () => {
    expect(score({ withoutCompanyIds: [1] })).toBeNull();
    expect(score({ turnedDown: { ...NOTHING_TURNED_DOWN, companyIds: [1] } })).toBeNull();
  });
});

describe('the parts', () => {
  it('keep half of what an offer leaves open of the work: one that asks for little does not come before those that say more', () => {
    const thin = score({}, { occupationIds: [] });
    // Skills, place and experience fit, and half of the occupation's 32 stays in the sum.
    expect(thin?.score).toBe(76.1);
    expect(thin?.unsaid.find(({ part }) => part === 'occupation')?.weight).toBeCloseTo(16 / 67);
    expect(score({}, { skillIds: [] })?.score).toBe(76.1);
  });

  it('are all there is where all fits', () => {
    expect(score({})?.score).toBe(100);
    expect(score({})?.unsaid.map(({ part, by }) => [part, by])).toEqual(
      ['wished-languages', 'employment', 'pay', 'sector', 'permit'].map((part) => [part, 'offer']),
    );
  });

  it('of the place say that the offer names none, however much the person says of theirs', () => {
    for (const remote of [null, 'Hybrid', 'RemoteCountryBased'] as const) {
      const { unsaid } = score({}, { places: [], remote }) ?? {};
      expect(unsaid).toContainEqual({ part: 'place', by: 'offer', weight: 0 });
    }
  });

  it('of skills go by how close they are', () => {
    const held = (id: number) => fitOf('skills', { skillIds: [id], headlineOccupationIds: [3] }, { skillIds: [1] });
    expect([held(1), held(2)]).toEqual([1, 0.85]);
    expect(score({ skillIds: [1, 3] }, { skillIds: [2, 3, 8] })?.parts[0]).toMatchObject({
      held: [3],
      near: [{ asked: 2, held: 1 }],
      missing: [8],
    });
  });

  it('of the occupation are shared where a title names many trades: two are a job, more are bait', () => {
    const named = (occupationIds: number[]) => fitOf('occupation', {}, { occupationIds });
    expect([named([1]), named([1, 3]), named([1, 3, 5, 6])]).toEqual([1, 1, 0.5]);
  });

  it('of the occupation go by ISCO groups, and by skills where no word is near', () => {
    const called = (id: number) => fitOf('occupation', { headlineOccupationIds: [id] });
    expect([called(1), called(2), called(3)]).toEqual([1, 0.45, 0.24]);
  });

  it('of the place go by what suits best', () => {
    const paris = { cityId: 4, countryId: 250, lat: 48.9, lng: 2.35 };
    const munich = { cityId: 3, countryId: 276, lat: 48.1, lng: 11.6 };
    const reason = (person: Partial<WhatPersonBrings>, offer: Partial<WhatOfferAsks>) =>
      score(person, offer)?.parts.flatMap((one) => (one.part === 'place' ? one.reason : []))[0];
    expect(reason({}, { places: [munich, BERLIN] })).toBe('home');
    expect(reason({ destinationCountryIds: [250] }, { places: [paris] })).toBe('destination');
    expect(reason({ relocate: true }, { places: [munich] })).toBe('relocate');
    expect(reason({}, { places: [paris], remote: 'Remote' })).toBe('remote');
    expect(reason({}, { places: [munich], remote: 'RemoteCountryBased' })).toBe('remote');
    expect(reason({}, { places: [munich] })).toBe('far');
    expect(reason({ relocate: true, turnedDown: { ...NOTHING_TURNED_DOWN, fromKm: 400 } }, { places: [munich] })).toBe(
      'far',
    );
  });

  it('of pay go by what is wished, and by what was too little', () => {
    expect(fitOf('pay', { payFrom: 30_000 }, { payPerYear: 30_000 })).toBe(1);
    expect(fitOf('pay', { payFrom: 30_000 }, { payPerYear: 27_000 })).toBeCloseTo(0.75);
    expect(fitOf('pay', { turnedDown: { ...NOTHING_TURNED_DOWN, payUpTo: 30_000 } }, { payPerYear: 29_000 })).toBe(0);
  });

  it('of other work that was turned down make no matching, unless it is what somebody is called now', () => {
    const turnedDown = { ...NOTHING_TURNED_DOWN, occupationIds: [1] };
    expect(score({ headlineOccupationIds: [2], turnedDown })).toBeNull();
    expect(score({ turnedDown })?.score).toBe(100);
  });
});

/** Each way of saying more of what may be asked. */
const MORE: ((person: WhatPersonBrings, more: WhatPersonBrings) => WhatPersonBrings)[] = [
  (person, { skillIds }) => ({ ...person, skillIds: [...new Set([...person.skillIds, ...skillIds])] }),
  (person, { headlineOccupationIds: ids }) => ({
    ...person,
    headlineOccupationIds: [...new Set([...person.headlineOccupationIds, ...ids])],
  }),
  (person, { positionOccupationIds: ids }) => ({
    ...person,
    positionOccupationIds: [...new Set([...person.positionOccupationIds, ...ids])],
  }),
  (person, { destinationCountryIds: ids }) => ({
    ...person,
    destinationCountryIds: [...new Set([...person.destinationCountryIds, ...ids])],
  }),
  (person, { sectionIds: ids }) => ({ ...person, sectionIds: [...new Set([...person.sectionIds, ...ids])] }),
  (person) => ({ ...person, languages: person.languages.map((one) => ({ ...one, level: 7 as const })) }),
  (person, { languages }) => ({
    ...person,
    languages: [
      ...person.languages,
      ...languages.filter(({ slug }) => person.languages.every((one) => one.slug !== slug)),
    ],
  }),
  (person, { experienceYears }) => ({
    ...person,
    experienceYears: (person.experienceYears ?? 0) + (experienceYears ?? 0),
  }),
  (person) => ({ ...person, relocate: true }),
  (person) => ({ ...person, internship: true }),
  (person) => ({ ...person, workPermit: true }),
  // Nobody found anything too far from a home that they have not told.
  (person, { home }) =>
    person.home.countryId === null && person.turnedDown.fromKm === null ? { ...person, home } : person,
  (person, { payFrom }) =>
    person.payFrom === null && person.turnedDown.payUpTo === null ? { ...person, payFrom } : person,
];

describe('whatever one brings and the other asks', () => {
  it('more of what is asked never lowers a score', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, anyOffer, fc.constantFrom(...MORE), (person, other, offer, more) => {
        const before = scoreMatching(person, offer, GRAPH)?.score ?? 0;
        const after = scoreMatching(more(person, other), offer, GRAPH)?.score ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 3_000 },
    );
  });

  it('the parts and what a person leaves unsaid weigh 1 together and come to the score', () => {
    fc.assert(
      fc.property(anyPerson, anyOffer, (person, offer) => {
        const matching = scoreMatching(person, offer, GRAPH);
        if (matching === null) return;
        const { parts, unsaid, score: whole } = matching;
        const weights = [...parts, ...unsaid].reduce((sum, { weight }) => sum + weight, 0);
        expect(weights).toBeCloseTo(1);
        expect(parts.reduce((sum, { fit, weight }) => sum + 100 * fit * weight, 0)).toBeCloseTo(whole, 0);
        expect(parts.every(({ fit }) => fit >= 0 && fit <= 1)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('the same stored inputs come to the same score', () => {
    fc.assert(
      fc.property(anyPerson, anyOffer, (person, offer) => {
        const stored = JSON.parse(JSON.stringify({ person, offer }));
        expect(scoreMatching(stored.person, stored.offer, GRAPH)).toEqual(scoreMatching(person, offer, GRAPH));
      }),
    );
  });

  it('who has no skill and no group in common has no matching, so that the database may leave them out', () => {
    fc.assert(
      fc.property(anyPerson, anyOffer, (person, offer) => {
        const [brings, asks] = [nearnessOfPerson(person, GRAPH), nearnessOfOffer(offer, GRAPH)];
        const meet =
          brings.skillIds.some((id) => asks.skillIds.includes(id)) ||
          brings.groups.some((id) => asks.groups.includes(id));
        expect(meet || scoreMatching(person, offer, GRAPH) === null).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
