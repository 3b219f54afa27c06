import { REMOTE_MODES } from '@babelboard/offers/contract';
import { ENGINE_NAMES } from '@babelboard/search';
import { type OfferSearchQuery } from '@babelboard/search/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateOffers, TEXT_WORDS, TITLE_WORDS, type Values, valuesOf } from './generated-offers.js';
import { type NaiveOffer, naiveSearch } from './naive-search.js';
import { Random } from './random.js';
import { createSearchStage, engineNamed, query, type SearchStage, STAGE_MS, stageOffers } from './search-stage.js';

const OFFERS = 700;

let stage: SearchStage;
let values: Values;
let offers: NaiveOffer[];

beforeAll(async () => {
  stage = await createSearchStage();
  values = valuesOf(stage.app);
  const rows = generateOffers(OFFERS, values);
  const ids = await stageOffers(stage.app, rows);
  offers = rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }));
}, STAGE_MS);

afterAll(async () => {
  await stage?.close();
});

function randomQuery(random: Random): OfferSearchQuery {
  const maybe = <T>(list: readonly T[], most: number) => (random.chance(0.35) ? random.some(list, most) : []);
  return query({
    countryIds: maybe(
      values.cities.map(({ countryId }) => countryId),
      2,
    ),
    cityIds: maybe(
      values.cities.map(({ id }) => id),
      3,
    ),
    languageIds: maybe(values.languageIds, random.chance(0.1) ? 9 : 3),
    remote: maybe(REMOTE_MODES, 2),
    experience: maybe([1, 2, 3, 4, 5, 6], 3),
    employmentTypes: maybe([1, 2, 3, 4, 5, 6], 2),
    sort: random.chance(0.5) ? 'best' : 'newest',
    from: random.chance(0.5) ? 0 : random.below(60),
    size: 1 + random.below(50),
  });
}

describe.each(ENGINE_NAMES)('lists by %s', (name) => {
  const search = (asked: OfferSearchQuery) => engineNamed(stage.app, name).search(asked);

  it('finds, sorts, pages and counts like the naive answer, whatever is filtered', async () => {
    const random = new Random(11);
    for (let round = 0; round < 150; round += 1) {
      const asked = randomQuery(random);
      const { ids, total, facets, totalActives } = await search(asked);
      expect({ asked, ids, total, facets }).toEqual({ asked, ...naiveSearch(offers, asked) });
      expect(totalActives).toBe(OFFERS);
    }
  });

  it('answers one filter of several values, and several filters of one, exactly', async () => {
    const [a = 0, b = 0, c = 0] = values.languageIds;
    const country = values.cities[0]?.countryId ?? 0;
    const asked = [
      { languageIds: [a, b] },
      { languageIds: [a, b, c] },
      { languageIds: values.languageIds },
      { employmentTypes: [1, 2] },
      { experience: [1, 2] },
      { countryIds: [country], cityIds: [values.cities[1]?.id ?? 0] },
      { countryIds: [country], languageIds: [a, b] },
      { countryIds: [country], languageIds: [a, b], experience: [2] },
      { countryIds: [999] },
      { languageIds: [-1, 1.5, 5_000_000_000] },
    ].map((part) => query(part));
    for (const one of asked) {
      const { ids, total, facets } = await search(one);
      expect({ one, ids, total, facets }).toEqual({ one, ...naiveSearch(offers, one) });
    }
  });

  it('finds the same offers for keywords, with facets under the keywords', async () => {
    const random = new Random(13);
    for (let round = 0; round < 60; round += 1) {
      const asked = {
        ...randomQuery(random),
        keywords: [random.one(TITLE_WORDS), ...(random.chance(0.5) ? [random.one(TEXT_WORDS)] : [])],
        sort: 'newest' as const,
      };
      const { ids, total, facets } = await search(asked);
      expect({ asked, ids, total, facets }).toEqual({ asked, ...naiveSearch(offers, asked) });
    }
  });

  it('shows every offer once when paging by relevance', async () => {
    const asked = query({ keywords: ['krankenpfleger'], size: 37 });
    const expected = naiveSearch(offers, { ...asked, size: OFFERS });
    const seen: number[] = [];
    for (let from = 0; from < expected.total; from += asked.size) {
      seen.push(...(await search({ ...asked, from })).ids);
    }
    expect(seen).toHaveLength(expected.total);
    expect(new Set(seen)).toEqual(new Set(expected.ids));
  });

  it('gives an empty page past the end, with the total', async () => {
    const { ids, total } = await search(query({ from: 10_000 }));
    expect({ ids, total }).toEqual({ ids: [], total: OFFERS });
  });
});
