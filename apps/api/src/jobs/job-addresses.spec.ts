import { SetMinisite } from '@babelboard/companies';
import { REMOTE_WORDS } from '@babelboard/job-paths';
import { REMOTE_MODES } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { insertOffers, PLAIN_OFFER } from '../../../../test/support/offer-rows.js';
import { LimitsModule } from '../limits/limits.module.js';
import { JobAddresses } from './job-addresses.js';
import { JobsModule } from './jobs.module.js';

const COLOGNE = 2886242;

let test: TestApplication;
let offerId: number;

beforeAll(async () => {
  test = await createTestApplication({}, [LimitsModule, JobsModule]);
  [offerId = 0] = await insertOffers(test.app, [
    { ...PLAIN_OFFER, title: 'Night porter', places: [{ cityId: COLOGNE, countryId: 276, text: null }] },
  ]);
  const [company] = await test.app.get(Database).query<{ id: number }>('SELECT company_id AS id FROM offer');
  const look = { slug: 'plain-company', template: null, headline: 'Plain', contentHtml: '', active: true };
  await test.app.get(CommandBus).execute(new SetMinisite(company?.id ?? 0, look));
});
afterAll(() => test?.close());

const check = (address: string) => test.app.get(JobAddresses, { strict: false }).check(address);

describe('addresses of lists', () => {
  it.each([
    '/jobs',
    '/jobs?keywords=waiter&_from=20',
    '/jobs-in-Cologne',
    '/jobs-in-Isle_of_Man/2',
    '/jobs-in-Aix-en-Provence-for-French-speakers',
    '/jobs-for-English+German-speakers',
    '/Hybrid+Remote-jobs-in-United_Kingdom-for-Swiss_German-speakers/3?experience=1',
    '/jobs-with-haskell',
    '/jobs?location=Bonn&location=Cologne',
    '/jobs?utm_source=mail',
    '/jobs-at-plain-company/2?location=Bonn&language=German&remote=Hybrid',
  ])('%s is in its normal form', async (address) => {
    expect(await check(address)).toMatchObject({ kind: 'list' });
  });

  it.each([
    ['/jobs-in-K%C3%B6ln', '/jobs-in-Cologne'],
    ['/jobs-in-k%C3%B6ln/1', '/jobs-in-Cologne'],
    ['/JOBS-IN-COLOGNE-FOR-GERMAN-SPEAKERS.html', '/jobs-in-Cologne-for-German-speakers'],
    ['/jobs-in-aix-en-provence/', '/jobs-in-Aix-en-Provence'],
    ['/jobs-in-Deutschland', '/jobs-in-Germany'],
    ['/jobs-in-united%20kingdom', '/jobs-in-United_Kingdom'],
    ['/jobs-for-swiss_german-speakers', '/jobs-for-Swiss_German-speakers'],
    ['/jobs-for-swiss-german-speakers', '/jobs-for-Swiss_German-speakers'],
    ['/jobs-in-Cologne-for-English+Swiss-German-speakers', '/jobs-in-Cologne-for-English+Swiss_German-speakers'],
    ['/jobs?language_level=swiss-german:b1', '/jobs?language_level=Swiss_German%3AB1'],
    ['/jobs-for-German+English-speakers', '/jobs-for-English+German-speakers'],
    ['/jobs-in-Remote', '/Remote-jobs'],
    ['/remote-jobs', '/Remote-jobs'],
    ['/remotecountrybased+hybrid-jobs', '/Hybrid+RemoteCountryBased-jobs'],
    ['/jobs-with-Haskell/2', '/jobs-with-haskell/2'],
    ['/jobs?location=K%C3%B6ln&language=german', '/jobs-in-Cologne-for-German-speakers'],
    ['/jobs?location=k%C3%B6ln&location=Bonn', '/jobs?location=Bonn&location=Cologne'],
    ['/jobs-in-Cologne?location=Bonn&_size=5', '/jobs?location=Bonn&location=Cologne'],
    ['/jobs?language_level=german:b1', '/jobs?language_level=German%3AB1'],
    ['/jobs-in-Cologne?_from=40&keywords=night+porter', '/jobs-in-Cologne/3?keywords=night+porter'],
    ['/jobs?location=Atlantis&language=German', '/jobs-for-German-speakers'],
    ['/Jobs-at-Plain-Company/1?remote=hybrid', '/jobs-at-plain-company?remote=Hybrid'],
    ['//jobs-in-K%C3%B6ln//', '/jobs-in-Cologne'],
    ['/\\jobs-in-Cologne', '/jobs-in-Cologne'],
  ])('%s leads to %s, and that stays', async (address, normal) => {
    expect(await check(address)).toEqual({ kind: 'redirect', status: 301, location: normal });
    expect(await check(normal)).toMatchObject({ kind: 'list' });
  });

  it('an unknown skill leads to the search for its words', async () => {
    const location = '/jobs?keywords=flying+carpets#searched-as-words';
    expect(await check('/jobs-with-flying-carpets')).toEqual({ kind: 'redirect', status: 302, location });
  });

  it.each([
    ['/jobs-in-Atlantis', '/jobs#unknown=location&name=Atlantis'],
    ['/jobs-in-Atlantis?keywords=nurse', '/jobs?keywords=nurse#unknown=location&name=Atlantis'],
    [
      '/jobs-in-Atlantis-for-German-speakers/2?experience=1',
      '/jobs#unknown=location&name=Atlantis&asked=%2Fjobs-in-Atlantis-for-German-speakers%3Fexperience%3D1',
    ],
    ['/jobs-for-Klingon-speakers', '/jobs#unknown=language&name=Klingon'],
    [
      '/jobs-for-German+Klingon-speakers',
      '/jobs#unknown=language&name=Klingon&asked=%2Fjobs-for-German%2BKlingon-speakers',
    ],
    ['/Remote-jobs-in-Atlantis', '/jobs#unknown=location&name=Atlantis&asked=%2FRemote-jobs-in-Atlantis'],
  ])('%s leads to all offers, the words that were searched for stay, and the rest is at hand', async (address, all) => {
    expect(await check(address)).toEqual({ kind: 'redirect', status: 302, location: all });
  });

  it.each([
    '/jobs-with-flying-carpets?location=Atlantis',
    '/jobs-with-flying-carpets/2?language=Klingon&location=K%C3%B6ln',
    '/Remote-jobs-in-Atlantis-for-Klingon-speakers?keywords=nurse',
    '/jobs-in-Atlantis?language=Klingon&keywords=flying+carpets',
  ])('%s: several unknown names lead on once', async (address) => {
    const led = await check(address);
    expect(led).toMatchObject({ kind: 'redirect', status: 302 });
    const [list = ''] = led.kind === 'redirect' ? led.location.split('#') : [];
    expect(await check(list)).toMatchObject({ kind: 'list' });
    expect(list.includes('keywords=')).toBe(/flying|nurse/.test(address));
  });

  it.each([
    '/jobs?location=Atlantis',
    '/jobs?language=Klingon&remote=Sometimes&experience=9&radius=13&_from=-1&_size=51&job=x&latests=perhaps',
    '/jobs-in-Cologne?language=Klingon&language_level=German',
    '/jobs?radius=25',
  ])('%s: what nobody knows in the query is ignored', async (address) => {
    expect(await check(address)).toMatchObject({ kind: 'list' });
  });

  it('knows no minisite of a company that has none', async () => {
    expect(await check('/jobs-at-nobody/2')).toEqual({ kind: 'missing' });
  });
});

it('spell remote work as offers do', () => {
  expect(REMOTE_WORDS).toEqual(REMOTE_MODES);
});

describe('other addresses', () => {
  it.each(['/', '/X', '/de/jobs-in-Berlin', '/Sometimes-jobs', '/jobs-in-Cologne/0', '/about-us', '/jobs-in-%E0%A4%A'])(
    '%s is none of a list',
    async (address) => {
      expect(await check(address)).toEqual({ kind: 'other' });
    },
  );

  it('of an offer lead to its present slug at once, with the query', async () => {
    const normal = `/jobs/night-porter-cologne-${offerId}`;
    for (const given of [
      `/jobs/porter-${offerId}.html`,
      `/Jobs/${offerId}/`,
      `//jobs/night-porter-cologne-${offerId}`,
    ]) {
      expect(await check(`${given}?a=b`)).toEqual({ kind: 'redirect', status: 301, location: `${normal}?a=b` });
    }
    expect(await check(normal)).toEqual({ kind: 'other' });
  });

  it('of an offer that nobody knows lose what is not normal and stay unknown', async () => {
    expect(await check('/jobs/porter-99999999.html')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/jobs/porter-99999999',
    });
    expect(await check('/jobs/no-number.html')).toEqual({ kind: 'other' });
  });
});
