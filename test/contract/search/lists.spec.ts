import { REMOTE_MODES } from '@babelboard/offers/contract';
import { ENGINE_NAMES } from '@babelboard/search';
import type { OfferSearchQuery } from '@babelboard/search/contract';
import { SALARY_STEPS } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OfferDocument } from '../../../libs/search/src/engines/offer-document.js';
import { Random } from '../../support/random.js';
import {
  COMPANIES,
  generateOffers,
  LEVELS,
  SKILL_WORDS,
  TEXT_WORDS,
  TITLE_WORDS,
  type Values,
  valuesOf,
} from './generated-offers.js';
import { naiveSearch } from './naive-search.js';
import { createSearchStage, engineNamed, query, type SearchStage, stageDocuments } from './search-stage.js';

const OFFERS = 2_000;

type Asked = Partial<OfferSearchQuery>;

let stage: SearchStage;
let values: Values;
let offers: OfferDocument[];

beforeAll(async () => {
  stage = await createSearchStage();
  values = valuesOf(stage.app);
  offers = generateOffers(OFFERS, values);
  await stageDocuments(stage.app, offers);
});

afterAll(async () => {
  await stage?.close();
});

/** Each filter with some values of its own. */
const FILTERS: Record<string, (random: Random, values: Values) => Asked> = {
  countries: (random, { cities }) => ({ countryIds: [random.skewed(cities).countryId, random.one(cities).countryId] }),
  cities: (random, { cities }) => ({ cityIds: some(random, cities, 3).map(({ id }) => id) }),
  languages: (random, { languageIds }) => ({ languageIds: some(random, languageIds, 3) }),
  languageLevels: (random, { languageIds }) => ({
    languageLevels: some(random, languageIds, 2).map((languageId) => ({ languageId, level: random.one(LEVELS) })),
  }),
  eachLanguage: (random, { languageIds }) => ({
    eachLanguage: [some(random, languageIds, 3), ...(random.chance(0.5) ? [[random.one(languageIds)]] : [])],
  }),
  adLanguages: (random, { languageIds }) => ({ adLanguageIds: some(random, languageIds, 2) }),
  workingLanguages: (random, { languageIds }) => ({ workingLanguageIds: some(random, languageIds, 2) }),
  noLocalLanguage: () => ({ noLocalLanguage: true }),
  remote: (random) => ({ remote: some(random, REMOTE_MODES, 2) }),
  experience: (random) => ({ experience: some(random, [1, 2, 3, 4, 5, 6], 3) }),
  employmentTypes: (random) => ({ employmentTypes: some(random, [1, 2, 3, 4, 5, 6], 2) }),
  salary: (random) => ({ salaryFrom: random.one(SALARY_STEPS) }),
  companies: (random) => ({ companyIds: some(random, COMPANIES, 2) }),
  otherCompanies: (random) => ({ withoutCompanyIds: some(random, COMPANIES, 3) }),
  offers: (random) => ({ offerIds: Array.from({ length: 40 }, () => 1 + random.below(OFFERS + 5)) }),
};

const NAMES = Object.keys(FILTERS);

/** At least one of the list. */
function some<T>(random: Random, list: readonly T[], most: number): T[] {
  return [...new Set([random.one(list), ...random.some(list, most - 1)])];
}

function asked(random: Random, filters: string[], more: Asked = {}): OfferSearchQuery {
  return query(Object.assign({}, ...filters.map((name) => FILTERS[name]?.(random, values)), more) as Asked);
}

describe.each(ENGINE_NAMES)('lists by %s', (name) => {
  const engine = () => engineNamed(stage.app, name);
  const expectNaive = async (one: OfferSearchQuery) => {
    const { ids, total, totalActives, facets } = await engine().search(one);
    expect({ one, ids, total, totalActives, facets }).toEqual({ one, ...naiveSearch(offers, one) });
  };

  /** Each sort, without and with keywords by which all offers found are equally relevant. */
  const expectNaiveSorts = async (random: Random, filters: string[]) => {
    for (const sort of ['best', 'newest'] as const) {
      await expectNaive(asked(random, filters, { sort }));
      await expectNaive(asked(random, filters, { sort, keywords: [random.one(SKILL_WORDS)] }));
    }
  };

  it('answer without a filter like the naive answer', async () => {
    await expectNaiveSorts(new Random(1), []);
  });

  it.each(NAMES)('answer by %s, alone and with each other filter, like the naive answer', async (first) => {
    const random = new Random(2 + NAMES.indexOf(first));
    for (const second of NAMES.slice(NAMES.indexOf(first))) {
      await expectNaiveSorts(random, first === second ? [first] : [first, second]);
    }
  });

  it('answer any number of filters, from any offset, like the naive answer', async () => {
    const random = new Random(11);
    for (let round = 0; round < 60; round += 1) {
      const filters = NAMES.filter(() => random.chance(0.3));
      await expectNaive(
        asked(random, filters, {
          sort: random.chance(0.5) ? 'best' : 'newest',
          from: random.chance(0.5) ? 0 : random.below(60),
          size: 1 + random.below(50),
        }),
      );
    }
  });

  it('answer one filter of many or of impossible values', async () => {
    const [a = 0, b = 0, c = 0] = values.languageIds;
    const country = values.cities[0]?.countryId ?? 0;
    const queries: Asked[] = [
      { languageIds: [a, b] },
      { languageIds: [a, b, c] },
      { languageIds: values.languageIds },
      { languageIds: [a], languageLevels: [{ languageId: b, level: 4 }] },
      { cityIds: values.cities.map(({ id }) => id) },
      { countryIds: [country], cityIds: [values.cities[1]?.id ?? 0] },
      { countryIds: [country], languageIds: [a, b], experience: [2] },
      { countryIds: [999] },
      { languageIds: [-1, 1.5, 5_000_000_000] },
      { languageLevels: [{ languageId: 1.5, level: 4 }] },
      { companyIds: [0, 77] },
      { withoutCompanyIds: [1, 2] },
      { withoutCompanyIds: [0, 77] },
      { companyIds: [1, 2], withoutCompanyIds: [2] },
      { salaryFrom: 1_000_000 },
      { offerIds: offers.slice(0, 40).map(({ id }) => id) },
      { offerIds: [1, 2, 3, 4], withoutCompanyIds: [1, 2] },
      { offerIds: [OFFERS + 1] },
    ];
    for (const one of queries) {
      await expectNaive(query(one));
    }
  });

  it('find the same offers by words of title and text, with facets under the keywords', async () => {
    const random = new Random(13);
    for (let round = 0; round < 40; round += 1) {
      const keywords = [random.one(TITLE_WORDS), ...(random.chance(0.5) ? [random.one(TEXT_WORDS)] : [])];
      const filters = NAMES.filter(() => random.chance(0.2));
      await expectNaive(asked(random, filters, { keywords, sort: 'newest', from: random.below(30) }));
    }
  });

  it('count the matches of many queries at once', async () => {
    const random = new Random(17);
    const queries = Array.from({ length: 25 }, (_, index) =>
      asked(
        random,
        NAMES.filter(() => random.chance(0.2)),
        index % 3 === 0 ? {} : { keywords: [random.one(index % 3 === 1 ? TITLE_WORDS : ['zzzzqqqq', ...TEXT_WORDS])] },
      ),
    );
    expect(await engine().totals(queries)).toEqual(queries.map((one) => naiveSearch(offers, one).total));
    expect(await engine().totals([])).toEqual([]);
  });

  it('leave out what is not asked for', async () => {
    const one = asked(new Random(19), ['countries', 'remote']);
    const naive = naiveSearch(offers, one);
    const none = naiveSearch([], one).facets;
    const page = await engine().search({ ...one, parts: 'page' });
    expect(page).toMatchObject({ ids: naive.ids, total: naive.total, totalActives: OFFERS, facets: none });
    const cities = await engine().search({ ...one, parts: 'cities' });
    expect(cities).toMatchObject({ ids: [], total: naive.total, totalActives: OFFERS });
    expect(cities.facets).toEqual({ ...none, cities: naive.facets.cities });
    const words = await engine().search({ ...one, keywords: ['zzzzqqqq'] });
    expect(words).toMatchObject({ ids: [], total: 0, totalActives: OFFERS, facets: none });
  });

  it('show every offer once when paging by relevance', async () => {
    const one = query({ keywords: ['krankenpfleger'], size: 37 });
    const expected = naiveSearch(offers, { ...one, size: OFFERS });
    const seen: number[] = [];
    for (let from = 0; from < expected.total; from += one.size) {
      seen.push(...(await engine().search({ ...one, from })).ids);
    }
    expect(seen).toHaveLength(expected.total);
    expect(new Set(seen)).toEqual(new Set(expected.ids));
    const sunk = new Set(offers.filter((offer) => offer.sunk).map(({ id }) => id));
    const last = seen.map((id) => sunk.has(id));
    expect(last.filter(Boolean).length).toBeGreaterThan(10);
    expect(last.indexOf(true)).toBe(last.lastIndexOf(false) + 1);
  });

  it.each([20, 7, 50])('show every offer once when paging by %i, at most two promoted among twenty', async (size) => {
    const promoted = new Set(offers.filter((offer) => offer.promoted).map(({ id }) => id));
    const sunk = new Set(offers.filter((offer) => offer.sunk).map(({ id }) => id));
    for (const filter of [
      // All of them by seven would be hundreds of pages that tell no more.
      ...(size === 7 ? [] : [{}]),
      { companyIds: [1, 3] },
      { companyIds: [2] },
      { companyIds: [1, 2, 3], withoutCompanyIds: [2] },
      { companyIds: [5], remote: [REMOTE_MODES[0]] },
    ]) {
      const expected = naiveSearch(offers, query({ ...filter, size: OFFERS }));
      const seen: number[] = [];
      for (let from = 0; from < expected.total; from += size) {
        seen.push(...(await engine().search(query({ ...filter, from, size, parts: 'page' }))).ids);
      }
      expect(seen).toEqual(expected.ids);
      const paid = seen.filter((id) => !sunk.has(id)).map((id) => promoted.has(id));
      for (const at of paid.slice(0, paid.lastIndexOf(false) + 1).keys()) {
        const window = paid.slice(at, Math.min(at + 20, paid.lastIndexOf(false) + 1));
        expect(window.filter(Boolean).length).toBeLessThanOrEqual(2);
        expect(paid[at] && paid[at + 1]).not.toBe(true);
      }
    }
  });

  it('never find an offer that is not shown, but have it', async () => {
    const hidden = new Set(offers.filter(({ shown }) => !shown).map(({ id }) => id));
    expect(hidden.size).toBeGreaterThan(50);
    const { ids, total } = await engine().search(query({ size: OFFERS }));
    expect(total).toBe(OFFERS - hidden.size);
    expect(ids.filter((id) => hidden.has(id))).toEqual([]);
    expect(await engine().listIds(0, OFFERS)).toEqual(offers.map(({ id }) => id));
  });

  it('give an empty page past the end, with the total', async () => {
    const { ids, total } = await engine().search(query({ from: 10_000 }));
    expect({ ids, total }).toEqual({ ids: [], total: offers.filter(({ shown }) => shown).length });
  });
});
