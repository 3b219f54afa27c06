import { searchAddress } from '@babelboard/job-lists/contract';
import { type JobListFilters, NO_JOB_FILTERS } from '@babelboard/job-paths';
import { REMOTE_MODES } from '@babelboard/offers/contract';
import { Clock, Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { ENGINE_NAMES } from '@babelboard/search';
import { ListedOffers, OfferSearch } from '@babelboard/search/contract';
import { CEFR, SALARY_STEPS } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FoundAlerts } from '../../../libs/alerts/src/finding/queries/found-alerts.js';
import { FileAlertsAnew } from '../../../libs/alerts/src/finding/schedules/file-alerts-anew.schedule.js';
import { AlertLists } from '../../../libs/alerts/src/saving/queries/alert-lists.js';
import { makeAccount } from '../../support/accounts.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { Random } from '../../support/random.js';
import { generateOffers, SKILL_WORDS, TEXT_WORDS, TITLE_WORDS, valuesOf } from './generated-offers.js';
import { createSearchStage, stageDocuments } from './search-stage.js';

const OFFERS = 150;
const ALERTS = 100;

/** Typed wrong, begun, in another form, and what nobody has. */
const TYPED = ['krankenpfelger', 'infirmières', 'elektrotech', 'warehous', 'zzzzqqqq', 'télétravail schicht'];

describe.each(ENGINE_NAMES)('alerts that tell at once, beside lists by %s', (name) => {
  let stage: TestApplication;
  const get = <T>(type: abstract new (...given: never[]) => T): T =>
    stage.app.get(type as never, { strict: false }) as T;

  beforeAll(async () => {
    stage =
      name === 'meilisearch' ? await createSearchStage() : await createTestApplication({ SEARCH_ENGINE: 'postgres' });
    const documents = generateOffers(OFFERS, valuesOf(stage.app));
    await stageDocuments(stage.app, documents);
    const random = new Random(23);
    const addresses = new Set<string>();
    while (addresses.size < ALERTS) {
      const address = searchAddress(list(random, get(ReferenceCatalogue), valuesOf(stage.app)));
      if (address !== null) addresses.add(address);
    }
    await get(Database).query(
      `INSERT INTO job_alert (account_id, address, rhythm, weekday, hour, time_zone, created_at, looked_at)
       SELECT $1, address, 'instant', 1, 8, 'UTC', $3, $3 FROM unnest($2::text[]) AS address`,
      [(await makeAccount(stage.app)).id, [...addresses], get(Clock).now()],
    );
    await get(FileAlertsAnew).run();
  });
  afterAll(() => stage?.close());

  it('are found by an offer where their list shows it, and only there', async () => {
    const alerts = await get(Database).query<{ id: number; address: string }>(
      'SELECT id, address FROM job_alert ORDER BY id',
    );
    const queries = await get(AlertLists).queries(alerts.map(({ address }) => address));
    const shown = new Map<number, string[]>();
    for (const [at, query] of queries.entries()) {
      const { ids } = await get(OfferSearch).search({ ...query, size: OFFERS, sort: 'newest' });
      for (const id of ids) shown.set(id, [...(shown.get(id) ?? []), alerts[at]?.address ?? '']);
    }
    const listed = [...shown.values()].flat();
    expect(listed.length).toBeGreaterThan(300);
    expect(new Set(listed).size).toBeGreaterThan(ALERTS / 3);
    for (let offerId = 1; offerId <= OFFERS; offerId += 1) {
      const terms = await get(ListedOffers).termsOf(offerId);
      const found =
        terms === null ? [] : await get(FoundAlerts).find({ id: offerId, terms, publishedAt: get(Clock).now() });
      expect([offerId, found.map(({ address }) => address)]).toEqual([offerId, shown.get(offerId) ?? []]);
    }
  });

  it('are filed under anchors of every kind', async () => {
    const [kinds] = await get(Database).query<{ all: number; single: number; pairs: number }>(
      `SELECT count(*) FILTER (WHERE term = 0)::int AS all, count(*) FILTER (WHERE term BETWEEN 1 AND 4294967295)::int AS single,
              count(*) FILTER (WHERE term > 4294967295)::int AS pairs FROM alert_anchor`,
    );
    for (const kind of Object.values(kinds ?? {})) expect(kind).toBeGreaterThan(0);
  });
});

/** A list with some filters of any kind, and words. */
function list(random: Random, catalogue: ReferenceCatalogue, { cities, languageIds }: ReturnType<typeof valuesOf>) {
  const maybe = <T>(probability: number, values: () => T[]): T[] => (random.chance(probability) ? values() : []);
  const places = () => random.some(cities, 2);
  const languages = (most: number) =>
    random
      .some(languageIds, most)
      .map((id) => catalogue.languages().find((language) => language.id === id)?.slug ?? '');
  const inCities = maybe(0.3, () => places().map(({ id }) => catalogue.city(id)?.slug ?? ''));
  const inCountries = maybe(0.3, () => places().map(({ countryId }) => catalogue.country(countryId)?.slug ?? ''));
  const filters: JobListFilters = {
    ...NO_JOB_FILTERS,
    keywords: maybe(0.3, () => [random.one([...TITLE_WORDS, ...TEXT_WORDS, ...SKILL_WORDS, ...TYPED])]),
    literal: false,
    location: [...new Set([...inCities, ...inCountries])],
    radius: inCities.length === 1 && inCountries.length === 0 && random.chance(0.5) ? 100 : null,
    language: maybe(0.3, () => languages(2)),
    language_level: maybe(0.15, () => languages(2).map((slug) => `${slug}:${random.one([...CEFR, 'any', 'native'])}`)),
    ad_language: maybe(0.15, () => languages(2)),
    working_language: maybe(0.1, () => languages(1)),
    no_local_language: random.chance(0.1),
    remote: maybe(0.2, () => random.some(REMOTE_MODES, 2)),
    experience: maybe(0.2, () => random.some([1, 2, 3, 4, 5, 6], 3)),
    employment_type: maybe(0.2, () => random.some([1, 2, 3, 4, 5, 6], 2)),
    salary_from: random.chance(0.15) ? random.one(SALARY_STEPS) : null,
  };
  return filters;
}
