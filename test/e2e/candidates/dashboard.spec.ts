import { EnsureCompanies, SetMinisite } from '@babelboard/companies';
import { Database } from '@babelboard/platform';
import { type DashboardResponse, dashboardResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { TestAccount } from '../../support/accounts.js';
import { recordStatements } from '../../support/statements.js';
import { type FavoritesStage, setFavoritesStage } from '../favorites/favorites-stage.js';

const SHOWN = 6;

let stage: FavoritesStage;

beforeAll(async () => {
  stage = await setFavoritesStage(Array.from({ length: 8 }, (_, index) => ({ title: `Porter ${index + 1}` })));
});
afterAll(() => stage?.stop());

async function show(person: TestAccount): Promise<DashboardResponse> {
  const { status, body } = await stage.as(person)<unknown>('GET', '/api/candidates/dashboard');
  expect(status).toBe(200);
  return dashboardResponse.parse(body);
}

/** All offers, the last one first in the list. */
async function keepAll(person: TestAccount): Promise<number[]> {
  for (const offer_id of stage.offers.values()) {
    expect((await stage.as(person)('POST', '/api/candidates/favorites', { offer_id })).status).toBe(201);
    stage.clock.advance(1_000);
  }
  return [...stage.offers.values()].reverse();
}

/** Companies with a site of their own; gives its slugs, which are their names too. */
async function minisites(count: number): Promise<string[]> {
  const slugs = Array.from({ length: count }, (_, index) => `house-${index}`);
  const commands = stage.app.get(CommandBus, { strict: false });
  const ids = await commands.execute(new EnsureCompanies(slugs.map((name) => ({ name }))));
  const look = { active: true, template: 'banner', headline: '', contentHtml: '' } as const;
  for (const [index, slug] of slugs.entries()) {
    await commands.execute(new SetMinisite(ids[index] as number, { ...look, slug }));
  }
  return slugs;
}

async function search(person: TestAccount, path: string): Promise<void> {
  expect((await stage.as(person)('POST', '/api/candidates/searchs', { path })).status).toBe(200);
}

describe('the overview of a candidate', () => {
  it('says what is worth doing first, and what applying still needs', async () => {
    const person = await stage.person();
    const empty = await show(person);
    expect(empty).toMatchObject({
      percent: 0,
      tasks_done: 0,
      matchings_enabled: false,
      next_step: { step: 'cv', minutes: 2 },
      favorites: { data: [], total: 0 },
      latest_searches: [],
      alerts: { total: 0, paused: 0, last_sent_at: null },
    });
    expect(empty.tasks.profileStatus).toBe('basic');
    expect(empty.tasks.pending_to_apply).toEqual([
      { task: 'general_information', label: 'Contact Info' },
      { task: 'languages', label: 'Add Languages' },
      { task: 'cv', label: 'Upload Cv' },
    ]);

    await stage.app.get(Database, { strict: false }).query(
      `INSERT INTO candidate_language (account_id, language_id, level, position)
       SELECT $1, id, 7, 0 FROM language WHERE slug = 'Spanish'`,
      [person.id],
    );
    expect(await show(person)).toMatchObject({ percent: 10, tasks_done: 1, next_step: { step: 'cv', minutes: 2 } });

    await stage.app
      .get(Database, { strict: false })
      .query('UPDATE candidate SET sector_ids = ARRAY[1] WHERE account_id = $1', [person.id]);
    expect((await show(person)).tasks).toMatchObject({ sector: 1, preferences: 1, preferences_said: 0 });
    await stage.app
      .get(Database, { strict: false })
      .query('UPDATE candidate SET relocate = true WHERE account_id = $1', [person.id]);
    expect((await show(person)).tasks).toMatchObject({ preferences: 1, preferences_said: 1 });
  });

  it('shows the first that are kept, also where they have ended, and the latest searches of this person alone', async () => {
    const person = await stage.person();
    const ids = await keepAll(person);
    await search(person, '/jobs-in-Germany-for-Spanish-speakers');
    await stage.close(ids[0] as number);

    const { favorites, latest_searches: searches } = await show(person);
    expect(favorites.total).toBe(ids.length);
    expect(favorites.data.map(({ id }) => id)).toEqual(ids.slice(0, SHOWN));
    expect(favorites.data.map(({ status }) => status)).toEqual(['Expired', ...Array(SHOWN - 1).fill('Active')]);
    expect(searches).toMatchObject([{ name: expect.stringContaining('Germany'), more_filters: 0 }]);
    await stage.reopen(ids[0] as number);
    expect(await show(await stage.person())).toMatchObject({ favorites: { total: 0 }, latest_searches: [] });
  });

  it('counts the alerts of this person, which of them are paused now, and their last mail', async () => {
    const person = await stage.person();
    await stage.app.get(Database, { strict: false }).query(
      `INSERT INTO job_alert (account_id, address, rhythm, weekday, hour, time_zone, created_at, looked_at, paused_at, paused_until, sent_at)
       SELECT $1, '/jobs-in-Berlin?experience=' || n, 'daily', 1, 8, 'UTC', $2, $2, paused_at, paused_until, sent_at
       FROM (VALUES (1, NULL::timestamptz, NULL::timestamptz, $2::timestamptz - interval '1 hour'), (2, $2, NULL, NULL),
         (3, $2, $2::timestamptz + interval '1 day', $2::timestamptz - interval '2 hours'), (4, $2, $2::timestamptz - interval '1 minute', NULL))
         AS alert (n, paused_at, paused_until, sent_at)`,
      [person.id, stage.clock.now()],
    );
    expect((await show(person)).alerts).toEqual({
      ...{ total: 4, paused: 2 },
      last_sent_at: new Date(stage.clock.now().getTime() - 3_600_000).toISOString(),
    });
    expect((await show(await stage.person())).alerts.total).toBe(0);
  });

  it('asks the database nine times at most, whatever stands there', async () => {
    const person = await stage.person();
    await keepAll(person);
    const houses = await minisites(8);
    for (const house of houses) await search(person, `/jobs-at-${house}`);
    for (const where of ['in-Berlin', 'for-French-speakers']) await search(person, `/jobs-${where}`);
    const statements = recordStatements(stage.app.get(DataSource));
    expect((await stage.as(person)('GET', '/api/candidates/profile')).status).toBe(200);
    expect(statements.splice(0).filter((one) => /\bFROM cv\b/.test(one))).toHaveLength(1);
    const { favorites, latest_searches: searches } = await show(person);
    expect([favorites.data.length, searches.length]).toEqual([SHOWN, 10]);
    expect(searches.slice(2).map(({ name }) => name)).toEqual(
      houses.reverse().map((house) => expect.stringContaining(house)),
    );
    expect(statements.length).toBeGreaterThan(0);
    expect({ statements, most: statements.length <= 9 }).toEqual({ statements, most: true });
  });
});
