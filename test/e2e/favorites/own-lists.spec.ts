import { Database } from '@babelboard/platform';
import {
  type HiddenCompaniesResponse,
  hiddenCompaniesResponse,
  type JobListResponse,
  type JobResponse,
  jobListResponse,
  type LatestSearchesResponse,
  latestSearchesResponse,
  type Problem,
  type TopCompaniesResponse,
  topCompaniesResponse,
} from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestAccount } from '../../support/accounts.js';
import { takeEvents } from '../../support/outbox.js';
import { COLOGNE, type FavoritesStage, GERMANY, setFavoritesStage } from './favorites-stage.js';

const HIDDEN = '/api/candidates/hidden-companies';
const SEARCHES = '/api/candidates/searchs';
const LATEST = `${SEARCHES}/get-latests-searches`;
const GERMAN = 2;

let stage: FavoritesStage;
let companies: Map<string, number>;

beforeAll(async () => {
  const at = (cityId: number, countryId: number) => [{ cityId, countryId, text: null }];
  stage = await setFavoritesStage([
    ...Array.from({ length: 5 }, (_, index) => ({ title: `Porter ${index + 1}`, company: 'Large House' })),
    { title: 'Night nurse', company: 'Rhine Clinic', places: at(COLOGNE, GERMANY), languageIds: [GERMAN] },
    { title: 'Day nurse', company: 'Rhine Clinic', places: at(COLOGNE, GERMANY), languageIds: [GERMAN] },
    { title: 'Cook', company: 'Small Inn', places: at(COLOGNE, GERMANY) },
  ]);
  const rows = await stage.app.get(Database).query<{ id: number; name: string }>('SELECT id, name FROM company');
  companies = new Map(rows.map(({ id, name }) => [name, id]));
});
afterAll(() => stage?.stop());

const companyId = (name: string) => companies.get(name) as number;
const hide = (person: TestAccount, name: string) =>
  stage.as(person)<HiddenCompaniesResponse>('POST', HIDDEN, { company_id: companyId(name) });

async function listed(person: TestAccount | null, path = '/jobs?_size=50'): Promise<JobListResponse> {
  const answer = await fetch(`${stage.url}/api${path}`, { headers: person?.bearer ?? {} });
  expect(answer.status).toBe(200);
  return jobListResponse.parse(await answer.json());
}

describe('a list that a candidate asks for', () => {
  it('says which offers are favorites, on cards, on the selected offer and on related ones', async () => {
    const person = await stage.person();
    const nurse = stage.offers.get('Night nurse') as number;
    await stage.as(person)('POST', '/api/candidates/favorites', { offer_id: nurse });
    const { jobs, job } = await listed(person, `/jobs?_size=50&job=${nurse}`);
    const marked = jobs.data.filter(({ extra }) => extra.favorite).map(({ title }) => title);
    expect([marked, job?.extra.favorite]).toEqual([['Night nurse'], true]);
    const other = await stage.as(person)<JobResponse>('GET', `/api/job?id=${stage.offers.get('Day nurse')}`);
    expect(other.body.job?.extra.favorite).toBe(false);
    const related = [...other.body.relatedJobs, ...other.body.relatedJobsAtCompany, ...other.body.relatedJobsAtCity];
    expect(related.filter(({ id }) => id === nurse).map(({ extra }) => extra.favorite)).toContain(true);
    expect((await listed(null)).jobs.data.some(({ extra }) => extra.favorite)).toBe(false);
    expect((await listed(await stage.person())).jobs.data.some(({ extra }) => extra.favorite)).toBe(false);
  });

  it('is kept by nobody; that of a guest says on what it depends', async () => {
    const person = await stage.person();
    for (const path of ['/api/jobs', '/api/jobs-in-Germany', `/api/job?id=${stage.offers.get('Cook')}`]) {
      const own = await fetch(stage.url + path, { headers: person.bearer });
      expect([path, own.headers.get('cache-control')]).toEqual([path, 'private, no-store']);
      const guests = await fetch(stage.url + path);
      expect(guests.headers.get('vary')).toMatch(/Cookie.*Authorization/);
    }
  });

  it('leaves hidden companies out of offers, totals, facets, pages and related offers', async () => {
    const person = await stage.person();
    const before = await listed(person);
    const inGermany = ({ countries }: JobListResponse) => countries.data.find(({ slug }) => slug === 'Germany')?.total;
    expect([before.jobs.total_search, inGermany(before)]).toEqual([8, 3]);
    await hide(person, 'Rhine Clinic');
    const after = await listed(person);
    expect(after.jobs).toMatchObject({ total_search: 6, total_actives: 8 });
    expect(after.jobs.data).toHaveLength(6);
    expect(inGermany(after)).toBe(1);
    expect((await listed(person, '/jobs?_size=5&_from=5')).jobs.data).toHaveLength(1);
    expect((await listed(person, '/jobs?keywords=nurse')).jobs.total_search).toBe(0);
    const cook = `/api/job?id=${stage.offers.get('Cook')}`;
    expect(await (await fetch(stage.url + cook)).text()).toContain('Rhine Clinic');
    const { body } = await stage.as(person)<JobResponse>('GET', cook);
    expect(JSON.stringify(body)).not.toContain('Rhine Clinic');
    expect((await listed(null)).jobs.total_search).toBe(8);
  });

  it('shows the offers of a hidden company where these alone are asked for', async () => {
    const person = await stage.person();
    await hide(person, 'Rhine Clinic');
    const own = await listed(person, `/jobs?_minisite=${companyId('Rhine Clinic')}`);
    expect(own.jobs.total_search).toBe(2);
  });
});

describe('hidden companies', () => {
  it('are hidden once, listed by name, and shown again', async () => {
    const person = await stage.person();
    await takeEvents(stage.app);
    const { status, body } = await hide(person, 'Large House');
    expect(status).toBe(201);
    expect(hiddenCompaniesResponse.parse(body).data).toMatchObject([
      { id: companyId('Large House'), name: 'Large House' },
    ]);
    expect(body.toasts).toHaveLength(1);
    stage.clock.advance(1_000);
    await hide(person, 'Small Inn');
    expect((await hide(person, 'Large House')).body.data.map(({ name }) => name)).toEqual(['Large House', 'Small Inn']);
    const shown = await stage.as(person)<HiddenCompaniesResponse>('DELETE', `${HIDDEN}/${companyId('Large House')}`);
    expect([shown.status, shown.body.data.map(({ name }) => name)]).toEqual([200, ['Small Inn']]);
    expect((await stage.as(person)('DELETE', `${HIDDEN}/${companyId('Large House')}`)).status).toBe(404);
    expect((await takeEvents(stage.app)).map(({ type }) => type)).toEqual([
      'favorites.company-hidden.v1',
      'favorites.company-hidden.v1',
      'favorites.company-unhidden.v1',
    ]);
  });

  it('are of nobody else, and none that nobody knows', async () => {
    const [one, other] = [await stage.person(), await stage.person()];
    await hide(one, 'Large House');
    expect((await stage.as(other)<HiddenCompaniesResponse>('GET', HIDDEN)).body.data).toEqual([]);
    expect((await stage.as(other)('DELETE', `${HIDDEN}/${companyId('Large House')}`)).status).toBe(404);
    expect((await stage.as(one)('POST', HIDDEN, { company_id: 2_000_000_000 })).status).toBe(404);
    expect((await stage.as(one)('POST', HIDDEN, {})).status).toBe(422);
  });

  it('are 200 at most', async () => {
    const person = await stage.person();
    await stage.app.get(Database).query(
      `WITH made AS (INSERT INTO company (slug, name, name_key, state, created_at)
         SELECT 'many-' || n, 'Many ' || n, 'many ' || n, 'verified', now() FROM generate_series(1, 200) n RETURNING id)
       INSERT INTO hidden_company (account_id, company_id, hidden_at) SELECT $1, id, now() FROM made`,
      [person.id],
    );
    const refused = await stage.as(person)<Problem>('POST', HIDDEN, { company_id: companyId('Large House') });
    expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_HIDDEN_COMPANIES']);
  });
});

describe('latest searches', () => {
  const note = (person: TestAccount, path: string) => stage.as(person)('POST', SEARCHES, { path });
  const latest = async (person: TestAccount, language = 'en') => {
    const answer = await fetch(stage.url + LATEST, { headers: { ...person.bearer, 'Accept-Language': language } });
    return latestSearchesResponse.parse(await answer.json()).data;
  };

  it('are the lists that were looked at, by normal address, named as they are headed', async () => {
    const person = await stage.person();
    for (const path of [
      '/jobs-in-Germany',
      '/jobs?location=K%C3%B6ln&keywords=nurse&experience=2&page=3&job=7',
      '/jobs',
      '/jobs-in-Germany/2?latests=true',
    ]) {
      expect((await note(person, path)).status).toBe(200);
      stage.clock.advance(1_000);
    }
    expect((await latest(person)).map(({ path, name, more_filters }) => [path, name, more_filters])).toEqual([
      ['/jobs-in-Germany', 'Jobs in Germany', 0],
      ['/jobs-in-Cologne?keywords=nurse&experience=2', 'Nurse jobs in Cologne', 1],
    ]);
    expect((await latest(person, 'de')).map(({ name }) => name)[0]).toContain('Deutschland');
  });

  it('are ten, the newest', async () => {
    const person = await stage.person();
    for (let n = 1; n <= 12; n += 1) {
      await note(person, `/jobs?keywords=word${n}`);
      stage.clock.advance(1_000);
    }
    const paths = (await latest(person)).map(({ path }) => path);
    expect(paths).toHaveLength(10);
    expect([paths[0], paths[9]]).toEqual(['/jobs?keywords=word12', '/jobs?keywords=word3']);
  });

  it('are forgotten one by one and all together, by nobody else', async () => {
    const [person, other] = [await stage.person(), await stage.person()];
    await note(person, '/jobs-in-Germany');
    await note(person, '/Remote-jobs');
    const [first] = await latest(person);
    const forget = (who: TestAccount) => stage.as(who)<LatestSearchesResponse>('DELETE', `${SEARCHES}/${first?.id}`);
    expect((await forget(other)).status).toBe(404);
    const { status, body } = await forget(person);
    expect([status, body.data.length, body.toasts?.length]).toEqual([200, 1, 1]);
    expect((await forget(person)).status).toBe(404);
    expect((await stage.as(person)('DELETE', SEARCHES)).status).toBe(200);
    expect(await latest(person)).toEqual([]);
  });

  it.each(['/blog', '/jobs/porter-1', 'jobs-in-', '/jobs-in-Germany/0x'])('refuse %s: it is no list', async (path) => {
    expect((await note(await stage.person(), path)).status).toBe(422);
  });
});

describe('top companies', () => {
  const top = async (person: TestAccount) =>
    topCompaniesResponse.parse(
      (await stage.as(person)<TopCompaniesResponse>('GET', '/api/candidates/topCompanies')).body,
    ).data;

  it('are those with the most offers, with the exact number', async () => {
    const names = (await top(await stage.person())).map(({ name, total }) => [name, total]);
    expect(names).toEqual([
      ['Large House', 5],
      ['Rhine Clinic', 2],
      ['Small Inn', 1],
    ]);
  });

  it('are those for the languages of who asks, without hidden ones', async () => {
    const person = await stage.person();
    await stage.app
      .get(Database)
      .query('INSERT INTO candidate_language (account_id, language_id, level, position) VALUES ($1, $2, 5, 0)', [
        person.id,
        GERMAN,
      ]);
    expect((await top(person)).map(({ name }) => name)).toEqual(['Rhine Clinic', 'Large House', 'Small Inn']);
    await hide(person, 'Large House');
    const [clinic, ...others] = await top(person);
    expect(others.map(({ name }) => name)).toEqual(['Small Inn']);
    expect(clinic).toMatchObject({ url: '/jobs?keywords=Rhine+Clinic', minisite: null, logo: null });
  });
});
