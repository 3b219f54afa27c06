import { LANGUAGE_LEVELS, type LevelRank } from '@babelboard/language-check';
import { EscoGraph } from '@babelboard/reference-data/contract';
import fc from 'fast-check';
import type { WhatOfferAsks } from '../../libs/matching/src/scoring/domain/what-offer-asks.js';
import {
  NOTHING_TURNED_DOWN,
  type Spot,
  type WhatPersonBrings,
} from '../../libs/matching/src/scoring/domain/what-person-brings.js';

/** A little ESCO: skills 1 to 12 in two families, occupations 1 to 4 in two minor groups. */
export const GRAPH = new EscoGraph(
  Array.from({ length: 12 }, (_, at) => ({
    id: at + 1,
    reuse: at === 11 ? ('transversal' as const) : ('sector-specific' as const),
    broader: at === 0 || at === 6 ? [] : [at < 6 ? 1 : 7],
    related: at === 4 ? [8] : [],
  })),
  [
    { id: 1, isco: '5131', essential: [2, 3, 4], optional: [5] },
    { id: 2, isco: '5132', essential: [3, 4], optional: [] },
    { id: 3, isco: '2512', essential: [8, 9, 10], optional: [11] },
    { id: 4, isco: '2512', essential: [8, 9], optional: [] },
    // For titles that name many trades; nobody of the generated ones is called so.
    { id: 5, isco: '7233', essential: [], optional: [] },
    { id: 6, isco: '8322', essential: [], optional: [] },
  ],
);

const SPOTS: Spot[] = [
  { cityId: 1, countryId: 276, lat: 52.5, lng: 13.4 },
  { cityId: 2, countryId: 276, lat: 52.4, lng: 13.1 },
  { cityId: 3, countryId: 276, lat: 48.1, lng: 11.6 },
  { cityId: null, countryId: 276, lat: null, lng: null },
  { cityId: 4, countryId: 250, lat: 48.9, lng: 2.35 },
  { cityId: null, countryId: null, lat: null, lng: null },
];
const SLUGS = ['German', 'Swiss_German', 'French', 'Polish'];

const ids = (most: number, maxLength: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const level = fc.constantFrom<LevelRank>(...Object.values(LANGUAGE_LEVELS));
const language = fc.nat(SLUGS.length - 1).map((at) => ({ languageId: at + 1, slug: SLUGS[at] as string }));
const asked = fc
  .record({ language, level: maybe(level), oneOf: maybe(fc.constantFrom(1, 2)) })
  .map(({ language: named, ...rest }) => ({ ...named, ...rest }));

export const anyPerson: fc.Arbitrary<WhatPersonBrings> = fc.record({
  languages: fc.uniqueArray(
    fc.record({ language, level }).map((one) => ({ ...one.language, level: one.level })),
    { maxLength: 4, selector: ({ slug }) => slug },
  ),
  skillIds: ids(12, 6),
  headlineOccupationIds: ids(4, 2),
  positionOccupationIds: ids(4, 2),
  home: fc.constantFrom(...SPOTS),
  destinationCountryIds: fc.uniqueArray(fc.constantFrom(276, 250, 616), { maxLength: 2 }),
  relocate: maybe(fc.boolean()),
  sectionIds: ids(3, 2),
  experienceYears: maybe(fc.integer({ min: 0, max: 20 })),
  internship: maybe(fc.boolean()),
  payFrom: maybe(fc.integer({ min: 10_000, max: 60_000 })),
  workPermit: maybe(fc.boolean()),
  withoutCompanyIds: ids(5, 1),
  turnedDown: fc.oneof(
    fc.constant(NOTHING_TURNED_DOWN),
    fc.record({
      companyIds: ids(5, 1),
      fromKm: maybe(fc.integer({ min: 10, max: 900 })),
      payUpTo: maybe(fc.integer({ min: 10_000, max: 40_000 })),
      occupationIds: ids(4, 1),
    }),
  ),
});

export const anyOffer: fc.Arbitrary<WhatOfferAsks> = fc.record({
  companyId: fc.integer({ min: 1, max: 5 }),
  mandatoryLanguages: fc.array(asked, { maxLength: 2 }),
  wishedLanguages: fc.array(asked, { maxLength: 2 }),
  skillIds: ids(12, 6),
  occupationIds: ids(4, 2),
  places: fc.array(fc.constantFrom(...SPOTS), { maxLength: 2 }),
  remote: maybe(fc.constantFrom('Remote' as const, 'RemoteCountryBased' as const, 'Hybrid' as const)),
  experienceYears: maybe(fc.constantFrom(0, 1, 2, 5)),
  sectionIds: ids(3, 1),
  employmentTypes: fc.constantFrom([], [1], [3]),
  internship: maybe(fc.boolean()),
  payPerYear: maybe(fc.integer({ min: 10_000, max: 60_000 })),
  asksPermit: maybe(fc.boolean()),
});
