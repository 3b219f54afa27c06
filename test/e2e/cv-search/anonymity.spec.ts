import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, Database, PinoLogger } from '@babelboard/platform';
import type { InvitationsToPerson, LockedPerson, OwnInvitations, PeopleResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { type FakeClamd, startFakeClamd } from '../../support/fake-clamd.js';
import { startMeilisearch, type TestMeilisearch } from '../../support/meilisearch.js';
import { Poster } from '../company-offers/poster.js';
import { type HiddenPerson, hide, TOLD } from './hidden-people.js';
import { describeIndexedPeople } from './indexed-people.suite.js';
import { leaksIn } from './leaks.js';
import { PeopleStage } from './people-stage.js';

const PEOPLE = '/api/companies/people';
const OWN_INVITATIONS = '/api/candidates/invitations';
/** Fields of whatever is told to a company: what names somebody has no room in it. */
const NAMING_FIELDS =
  /"(?:[a-z_]*(?:birth|born|e_?mail|phone|street|photo|avatar|account|employer|school|file)[a-z_]*|age|first_?name|last_?name|full_?name|links?|locality|address|uuid)":/i;

let folder: string;
let clamd: FakeClamd;
let meilisearch: TestMeilisearch;
let api: TestApi;
let stage: PeopleStage;
let poster: Poster;
let people: HiddenPerson[];
/** Everything that the company read: of which call, and what came, head and body. */
const read: { call: string; answer: string }[] = [];
const logged: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anonymity-'));
  [clamd, meilisearch] = await Promise.all([startFakeClamd(), startMeilisearch()]);
  const environment = {
    ...{ DATA_DIR: folder, CLAMD_URL: clamd.url, LOG_LEVEL: 'trace', SEARCH_ENGINE: 'meilisearch' },
    ...{ MEILISEARCH_URL: meilisearch.url, MEILISEARCH_KEY: meilisearch.key },
  };
  const log = { destination: { write: (line: string) => logged.push(line) } };
  api = await startTestApi(environment, undefined, log);
  stage = await PeopleStage.open(api, environment);
  // Of both applications: Nest has one logger for a process.
  api.app.useLogger(new PinoLogger(createLogger({ logLevel: 'trace' }, 'api', log)));
  // So long that they are in no other number.
  await api.app.get(Database).query('ALTER TABLE account ALTER COLUMN id RESTART WITH 771000001');
  await api.app.get(Database).query('ALTER TABLE cv ALTER COLUMN id RESTART WITH 882000001');
  poster = await Poster.arrive(api);
  people = [];
  for (const told of TOLD) people.push(await hide(stage, told));
  await stage.settle();
  for (const { account, secrets } of people) secrets.keys.push(...(await storageKeysOf(account.id)));
});
afterAll(async () => {
  await stage?.close();
  await api?.stop();
  await Promise.all([clamd?.stop(), meilisearch?.stop()]);
  await rm(folder, { recursive: true, force: true });
});

async function storageKeysOf(accountId: number): Promise<string[]> {
  const rows = await stage.query<{ key: string }>(
    `SELECT file_key AS key FROM cv WHERE account_id = $1
     UNION ALL SELECT unnest(ARRAY[key_512, key_128, key_64]) FROM candidate_avatar WHERE account_id = $1`,
    [accountId],
  );
  expect(rows).toHaveLength(4);
  return rows.map(({ key }) => key);
}

/** Asks as the company, and keeps whatever came. */
async function ask<T>(
  method: string,
  path: string,
  { body, language = 'en' }: { body?: unknown; language?: string } = {},
) {
  const response = await fetch(api.url + path, {
    method,
    headers: {
      ...{ ...poster.account.bearer, 'Accept-Language': language, 'Content-Type': 'application/json' },
      Origin: new URL(api.url).origin,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const head = JSON.stringify([...response.headers]);
  read.push({ call: `${method} ${path}`, answer: `${response.status} ${head} ${text}` });
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : {}) as T };
}

const find = async (query: string, language = 'en') =>
  (await ask<PeopleResponse>('GET', `${PEOPLE}?${query}`, { language })).body;
const cardOf = async ({ word }: HiddenPerson, language = 'en') => {
  const found = await find(`what=${word}`, language);
  expect(found.people).toHaveLength(1);
  return { found, card: found.people[0] as PeopleResponse['people'][number] };
};

/** Words that stand in the CVs and letters of all of them: each gives a piece of the text around it. */
const IN_TEXTS = [
  'work',
  'live',
  'born',
  'write',
  'call',
  'years',
  'Sprachen',
  'Kenntnisse',
  'Excel',
  'opiekunka',
  'досвід',
];

/** Reads whatever a company can read of people, also what is refused to it. */
async function readEverything(): Promise<void> {
  for (const language of ['en', 'de']) {
    for (const query of [
      '',
      'rows=1&page=2',
      'rows=50&sort=active',
      'radius=25&where=London&moving=true',
      'pay=30000',
      'active=4',
    ]) {
      await find(query, language);
    }
    for (const word of IN_TEXTS) await find(`what=${encodeURIComponent(word)}&rows=50`, language);
    for (const person of people) {
      const { card, found } = await cardOf(person, language);
      const filters = new URLSearchParams({
        what: person.word,
        countries: String(card.country?.id),
        cities: String(card.city?.id),
        languages: card.languages.map(({ slug }) => slug).join(','),
        skills: card.skills.flatMap(({ id }) => id ?? []).join(','),
        experience: '1',
        status: '2',
      });
      expect(found.total).toBe(1);
      await find(String(filters), language);
      await ask('GET', `${PEOPLE}/${card.id}`, { language });
    }
  }
  const offer = await poster.live({ apply: { here: true } });
  for (const person of people) {
    const { card } = await cardOf(person);
    const path = `${PEOPLE}/${card.id}`;
    await ask('GET', `${path}/terms`);
    expect((await ask('POST', `${path}/unlock`, { body: {} })).status).toBe(409);
    expect((await ask('GET', `${path}/unlocked`)).status).toBe(404);
    expect((await ask('PATCH', `${path}/unlocked`, { body: { note: 'Who is it?', tags: ['a'] } })).status).toBe(404);
    expect((await ask('PATCH', `${path}/unlocked`, { body: { note: 1 } })).status).toBe(422);
    for (const part of ['', '/text']) expect((await ask('GET', `${path}/cvs/1${part}`)).status).toBe(404);
    const invite = { body: { offer_id: offer.id, message: 'Is this for you?' } };
    expect((await ask('POST', `${path}/invitations`, invite)).status).toBe(200);
    expect((await ask('POST', `${path}/invitations`, invite)).status).toBe(409);
    expect((await ask('POST', `${path}/invitations`, { body: { offer_id: 'x' } })).status).toBe(422);
    const { body: own } = await stage.call<OwnInvitations>(person.account, 'GET', OWN_INVITATIONS);
    await stage.call(person.account, 'POST', `${OWN_INVITATIONS}/${own.data[0]?.id}/decline`, {});
    const { body: asked } = await ask<InvitationsToPerson>('GET', `${path}/invitations`);
    expect(asked.data.map(({ state }) => state)).toEqual(['declined']);
  }
  for (const path of [
    'unlocked-people',
    'unlocked-people?q=a&tag=a',
    'unlocked-people.csv',
    'people?rows=51',
    'people?cities=x',
  ]) {
    await ask('GET', `/api/companies/${path}`);
  }
  await stage.settle();
}

describe('people whom a company has found and does not know', () => {
  beforeAll(readEverything);

  it('are told of without anything that says who they are, in answers, heads, addresses and refusals', () => {
    expect(read.length).toBeGreaterThan(100);
    const leaks = read.flatMap(({ call, answer }) =>
      people.flatMap(({ secrets }) => leaksIn(`${call} ${answer}`, secrets).map((leak) => `${call}: ${leak}`)),
    );
    expect([...new Set(leaks)]).toEqual([]);
    expect(read.filter(({ answer }) => NAMING_FIELDS.test(answer)).map(({ call }) => call)).toEqual([]);
    expect(read.filter(({ answer }) => /"set-cookie"/i.test(answer))).toEqual([]);
  });

  it('do say what they can, in the same answers', async () => {
    for (const person of people) {
      const { card } = await cardOf(person);
      expect(card.headline).toContain(person.word);
      const { body } = await ask<LockedPerson>('GET', `${PEOPLE}/${card.id}`);
      expect(body.experience).toHaveLength(person.cv.experience.length);
      expect(body.letter).toContain(`I like ${person.word}.`);
    }
  });

  it('are in no line of the logs with anything that is their own', () => {
    expect(logged.length).toBeGreaterThan(read.length);
    const lines = logged.flatMap((line) =>
      people.flatMap(({ secrets }) => leaksIn(line, { ...secrets, keys: [] }).map((leak) => `${leak} in ${line}`)),
    );
    expect(lines).toEqual([]);
  });

  it('are counted by no more than their cards and profiles say', async () => {
    for (const person of people) {
      const { found, card } = await cardOf(person);
      const { body: profile } = await ask<LockedPerson>('GET', `${PEOPLE}/${card.id}`);
      const facets = Object.fromEntries(
        Object.entries(found.facets).map(([group, entries]) => [group, entries.filter(({ total }) => total > 0)]),
      ) as PeopleResponse['facets'];
      const ids = (entries: readonly { id: number | null }[]) =>
        entries.flatMap(({ id }) => id ?? []).sort((a, b) => a - b);
      const one = (entry: { id: number } | null) => (entry === null ? [] : [entry.id]);
      expect(Object.values(facets).flatMap((entries) => entries.map(({ total }) => total))).not.toContain(2);
      expect(ids(facets.countries)).toEqual(one(card.country));
      expect(ids(facets.cities)).toEqual(one(card.city));
      expect(ids(facets.skills)).toEqual(ids(card.skills));
      expect(ids(facets.sectors)).toEqual(ids(profile.sectors));
      expect(facets.languages.map(({ slug }) => slug).sort()).toEqual(card.languages.map(({ slug }) => slug).sort());
      expect(ids(facets.status)).toEqual(card.working_status === null ? [] : [card.working_status]);
      // Steps: each says "at least" or "at most", never the number itself.
      expect(facets.experience.filter(({ id }) => id > (card.experience_years ?? 0))).toEqual([]);
      expect(facets.pay.filter(({ id }) => id < (card.pay_from ?? 0))).toEqual([]);
      expect(card.last_active).toBe('week');
    }
  });
});

describeIndexedPeople(() => ({ stage, people, meilisearch, companyId: poster.companyId }));
