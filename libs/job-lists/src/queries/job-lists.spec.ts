import { readJobListAddress } from '@babelboard/job-paths';
import type { UiLanguage } from '@babelboard/texts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stageOffers } from '../../../../test/contract/search/search-stage.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { PLAIN_OFFER } from '../../../../test/support/offer-rows.js';
import { type FiltersReading, JobDetails, JobFiltersResolver, JobLists, OfferQueries } from '../contract.js';

const COLOGNE = 2886242;
const inGermany = (cityId: number) => ({ cityId, countryId: 276, text: null });
const COLOGNE_PLACE = inGermany(COLOGNE);

/** All contexts as the worker has them, and nothing of `apps/api`. */
let test: TestApplication;
let porterId: number;

beforeAll(async () => {
  test = await createTestApplication();
  const languageIds = [1, 2];
  [porterId = 0] = await stageOffers(test.app, [
    { ...PLAIN_OFFER, title: 'Night porter', company: 'Hotel', places: [COLOGNE_PLACE], languageIds },
    { ...PLAIN_OFFER, title: 'Porter at night', company: 'Inn', places: [COLOGNE_PLACE], languageIds },
    { ...PLAIN_OFFER, title: 'Breakfast cook', company: 'Inn', places: [inGermany(2950159), inGermany(2911298)] },
  ]);
});
afterAll(() => test?.close());

const resolve = (path: string, query = ''): Promise<FiltersReading> => {
  const filters = readJobListAddress(path, query);
  if (filters === null) {
    throw new Error(`${path} is no list`);
  }
  return test.app.get(JobFiltersResolver).resolve(filters, null);
};

const list = async (path: string, query = '', language: UiLanguage = 'en') => {
  const { resolved } = await resolve(path, query);
  return test.app.get(JobLists).find(resolved, { size: 20, parts: 'all' }, language);
};

describe('a list from an address, without the API', () => {
  it('has cards, counts, a heading and its normal address', async () => {
    const found = await list('/jobs-in-K%C3%B6ln', 'keywords=porter');
    expect(found).toMatchObject({
      heading: 'Porter jobs in Cologne',
      summary: expect.stringMatching(/^2 offers\. Most often asked for: /),
      address: '/jobs-in-Cologne?keywords=porter',
      total: 2,
      totalActives: 3,
      dropped: [],
      selected: null,
    });
    expect(found.cards.map(({ title }) => title).sort()).toEqual(['Night porter', 'Porter at night']);
    expect(found.cards[0]).toMatchObject({
      url: expect.stringMatching(/^\/jobs\/.+-cologne-\d+$/),
      places: [{ city: 'Cologne', country: 'Germany', slug: 'Cologne' }],
      languages: [{ id: 1 }, { id: 2 }],
    });
    expect(found.facets.cities.data).toEqual([
      { id: COLOGNE, slug: 'Cologne', name: 'Cologne', country_slug: 'Germany', total: 2 },
    ]);
  });

  it('speaks the language that is asked for, names of places and languages with it', async () => {
    const found = await list('/Remote-jobs-in-Cologne-for-German-speakers', 'keywords=porter', 'de');
    expect(found.heading).toBe('Porter: Remote-Jobs in Köln mit Deutsch');
    const all = await list('/jobs', '', 'de');
    expect(all.summary).toMatch(/^3 Stellen\. Am häufigsten gefragt: (Englisch und Deutsch|Deutsch und Englisch)\. /);
    expect(all.facets.cities.data).toContainEqual({
      id: COLOGNE,
      slug: 'Cologne',
      name: 'Köln',
      country_slug: 'Germany',
      total: 2,
    });
    const porter = all.cards.find(({ title }) => title === 'Night porter');
    expect(porter).toMatchObject({
      places: [{ city: 'Köln', country: 'Deutschland', slug: 'Cologne' }],
      languages: [
        { name: 'Englisch', slug: 'English' },
        { name: 'Deutsch', slug: 'German' },
      ],
    });
  });

  it('names first where one looks, of an offer in several places; its address stays', async () => {
    for (const city of ['Berlin', 'Hamburg']) {
      const [card] = (await list(`/jobs-in-${city}`)).cards;
      expect(card?.places[0]).toMatchObject({ city });
      expect(card?.places).toHaveLength(2);
      expect(card?.url).toMatch(/-berlin-\d+$/);
    }
  });

  it('says of an empty one what dropping each filter brings', async () => {
    const { total, dropped } = await list('/jobs-in-Bonn', 'keywords=porter');
    expect(total).toBe(0);
    expect(dropped).toEqual([
      { group: 'location', value: 'Bonn', name: 'Bonn', total: 2, url: '/jobs?keywords=porter' },
    ]);
  });

  it('says of an empty one where near it the same work is, and shows it', async () => {
    const { instead } = await list('/jobs-in-Bonn', 'keywords=porter', 'de');
    expect(instead.nearby).toEqual([
      { name: 'Köln', kilometres: 24, total: 2, url: '/jobs-in-Cologne?keywords=porter' },
    ]);
    expect(instead.offers.map(({ title }) => title).sort()).toEqual(['Night porter', 'Porter at night']);
  });

  it('shows what misses by one filter where nothing is near', async () => {
    const { instead } = await list('/jobs-in-Porto', 'keywords=porter');
    expect(instead.nearby).toEqual([]);
    expect(instead.offers.map(({ title }) => title).sort()).toEqual(['Night porter', 'Porter at night']);
    // Whoever finds nothing by words alone is not shown whatever else there is.
    expect((await list('/jobs', 'keywords=zymurgist')).instead).toEqual({ nearby: [], offers: [] });
    expect((await list('/jobs-in-Cologne', 'keywords=porter')).instead).toEqual({ nearby: [], offers: [] });
  });

  it('hands back as codes what nobody knows, and goes on without it', async () => {
    const { resolved, refused } = await resolve('/jobs-in-Atlantis-for-Klingon-speakers', 'keywords=porter&radius=25');
    expect(refused.map(({ code, path, value, kind }) => ({ code, path, value, kind }))).toEqual([
      { code: 'FILTER_LOCATION_UNKNOWN', path: 'location', value: 'Atlantis', kind: 'invalid' },
      { code: 'FILTER_LANGUAGE_UNKNOWN', path: 'language', value: 'Klingon', kind: 'invalid' },
      { code: 'FILTER_RADIUS_WITHOUT_CITY', path: 'radius', value: '25', kind: 'invalid' },
    ]);
    expect(await test.app.get(JobLists).find(resolved, { size: 1, parts: 'page' }, 'en')).toMatchObject({
      total: 2,
      address: '/jobs?keywords=porter',
    });
  });

  it('has a query of its own for who only counts', async () => {
    const { resolved } = await resolve('/jobs-in-Cologne');
    expect(test.app.get(OfferQueries).of(resolved, { size: 1, parts: 'page' })).toMatchObject({
      cityIds: [COLOGNE],
      size: 1,
    });
  });
});

describe('one offer, without the API', () => {
  it('comes with what is related to it', async () => {
    const found = await test.app.get(JobDetails).find(porterId, 'en');
    expect(found).toMatchObject({ status: 'live', job: { id: porterId, title: 'Night porter' } });
    expect(found.related.relatedJobs.map(({ title }) => title)).toContain('Porter at night');
  });

  it('that nobody knows is unknown', async () => {
    expect(await test.app.get(JobDetails).find(999_999, 'en')).toMatchObject({ status: 'unknown' });
  });
});
