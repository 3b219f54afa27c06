import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { addWaysToApply } from './add-ways-to-apply.js';
import { seedDemoBoard } from './seed-demo-board.js';

const OFFERS = 700;
/** A logo for each of 40 companies and 5 minisites. */
const LOOKS = 45;
const DAY_MS = 86_400_000;

describe('seeding the demo board', () => {
  let test: TestApplication;
  let folder: string;
  const rows = () =>
    test.app
      .get(Database)
      .query<Record<string, unknown>>(`SELECT * FROM offer WHERE source = 'demo' ORDER BY source_key`);
  const eventCount = async () =>
    (await test.app.get(Database).query<{ n: number }>(`SELECT count(*)::int AS n FROM outbox_message`))[0]?.n;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seed-'));
    test = await createTestApplication({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });

  it('stores companies and live offers with all that was generated, and an event for each', async () => {
    const seen: number[] = [];
    const result = await seedDemoBoard(test.app, (done) => seen.push(done), OFFERS);
    expect(result).toEqual({ companies: 40, created: OFFERS, total: OFFERS });
    expect(seen.at(-1)).toBe(OFFERS);
    const offers = await rows();
    expect(offers).toHaveLength(OFFERS);
    expect(new Set(offers.map(({ state }) => state))).toEqual(new Set(['published']));
    expect(offers.some(({ promoted }) => promoted === true)).toBe(true);
    expect(offers.every(({ languages }) => Array.isArray(languages) && languages.length > 0)).toBe(true);
    expect(offers.every(({ ad_language_id: id }) => id !== null)).toBe(true);
    expect(await eventCount()).toBe(OFFERS + LOOKS);
  });

  it('changes nothing when it runs again on a later day', async () => {
    const before = await rows();
    test.clock.advance(3 * DAY_MS);
    expect(await seedDemoBoard(test.app, undefined, OFFERS)).toMatchObject({ created: 0 });
    expect(await rows()).toEqual(before);
    expect(await eventCount()).toBe(OFFERS + LOOKS);
  });

  it('gives offers of an earlier seed a way to apply, once, and leaves their days', async () => {
    await test.app.get(Database).query(
      `UPDATE offer SET apply_url = NULL, description_html = regexp_replace(description_html, '<p>[^<]*</p>$', '<p>Apply here.</p>'),
              state = CASE WHEN source_key = 'demo-00033' THEN 'closed' ELSE state END
       WHERE source_key IN ('demo-00011', 'demo-00022', 'demo-00033')`,
    );
    const before = await rows();
    expect(await addWaysToApply(test.app)).toBe(2);
    expect(await addWaysToApply(test.app)).toBe(0);
    const after = await rows();
    for (const key of ['demo-00011', 'demo-00022']) {
      const [was, is] = [before, after].map((all) => all.find(({ source_key: own }) => own === key));
      expect(is?.apply_url).toMatch(new RegExp(`^https://www\\.[a-z-]+\\.example/[a-z]+/${key}$`));
      expect(is?.description_html).not.toContain('Apply here');
      expect(is?.description_text).not.toContain('Apply here');
      expect([is?.state, is?.expires_at, is?.posted_at, is?.title]).toEqual([
        was?.state,
        was?.expires_at,
        was?.posted_at,
        was?.title,
      ]);
    }
    expect(after.find(({ source_key: key }) => key === 'demo-00033')).toMatchObject({
      state: 'closed',
      apply_url: null,
    });
    expect(await eventCount()).toBe(OFFERS + LOOKS + 2);
  });

  it('goes on where a seed was killed, and leaves what was there as it is', async () => {
    const before = await rows();
    await test.app.get(Database).query(`DELETE FROM offer WHERE source = 'demo' AND source_key > 'demo-00500'`);
    expect(await seedDemoBoard(test.app, undefined, OFFERS)).toMatchObject({ created: OFFERS - 500 });
    const after = await rows();
    expect(after.slice(0, 500)).toEqual(before.slice(0, 500));
    expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
  });
});
