import { EnsureCompanies, ReinstateCompany, SuspendCompany } from '@babelboard/companies';
import { ImportOffers, type OfferToImport } from '@babelboard/offers';
import { Database, ProjectionBatch } from '@babelboard/platform';
import { OfferProjections } from '@babelboard/search';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { offerContent } from '../../libs/offers/src/testing/offer.factory.js';
import { createTestApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { takeEvents } from '../support/outbox.js';
import { runReactions } from '../support/reactions.js';

/** Times that the company comes and goes while offers of it are imported. */
const ROUNDS = 8;
const WORKERS = 3;
const BATCH = 20;

let test: TestApplication;
let companyId: number;
const database = () => test.app.get(Database);
const commands = () => test.app.get(CommandBus);

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  await database().query('TRUNCATE offer, projection_mark RESTART IDENTITY CASCADE');
  await database().query('DELETE FROM company');
  [companyId = 0] = await commands().execute(new EnsureCompanies([{ name: 'Bread & Co' }]));
  await takeEvents(test.app);
});

const ad = (key: number, version = 1): OfferToImport => ({
  ...{
    source: 'race',
    sourceKey: String(key),
    contentHash: `${version}`,
    companyId,
    postedAt: null,
    validThrough: null,
  },
  content: offerContent({ title: `Baker ${key}` }),
});
const offers = () => database().query<{ id: number }>('SELECT id FROM offer ORDER BY id');
const shown = () =>
  database().query<{ id: number }>(
    `SELECT id FROM offer WHERE state = 'published' AND NOT company_suspended ORDER BY id`,
  );

/** Statements that wait for a lock in this database. */
async function waiting(): Promise<number> {
  const rows = await database().query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** Ids of the index once it has done what it was told. */
async function indexed(): Promise<number[]> {
  const projection = test.app.get(OfferProjections, { strict: false }).into('postgres');
  while ((await test.app.get(ProjectionBatch).run(projection)) > 0);
  return projection.index.listIds(0, 10_000);
}

describe('offers of a company that is suspended while they are imported', () => {
  it('are hidden where the import had to wait until after the suspension', async () => {
    const other = database().dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query(`SELECT pg_advisory_xact_lock(hashtext('offers.import'))`);
    const importing = commands().execute(new ImportOffers([ad(1)]));
    await eventually(async () => expect(await waiting()).toBe(1));
    await commands().execute(new SuspendCompany(companyId));
    await runReactions(test.app);
    await other.commitTransaction();
    await other.release();
    await importing;
    expect(await shown()).toEqual([]);
  });

  it('are hidden where the news of its return was late, and it was suspended once more meanwhile', async () => {
    await commands().execute(new ImportOffers([ad(1)]));
    await commands().execute(new SuspendCompany(companyId));
    await runReactions(test.app);
    await commands().execute(new ReinstateCompany(companyId));
    const other = database().dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('SELECT FROM offer FOR UPDATE');
    const late = runReactions(test.app);
    await eventually(async () => expect(await waiting()).toBe(1));
    let suspended = false;
    const again = commands()
      .execute(new SuspendCompany(companyId))
      .then(() => runReactions(test.app))
      .then(() => {
        suspended = true;
      });
    await eventually(async () => expect(suspended || (await waiting()) > 1).toBe(true));
    await other.commitTransaction();
    await other.release();
    await Promise.all([late, again]);
    await runReactions(test.app);
    expect(await shown()).toEqual([]);
  });

  it(`are hidden or shown as the company is, ${ROUNDS} times over, while reactions run at the same time and late`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const batch = Array.from({ length: BATCH }, (_, n) => ad(round * BATCH + n));
      const importing = commands().execute(new ImportOffers([...batch, ad(-1, round)]));
      const reacting = Array.from({ length: WORKERS }, () => soon(round).then(() => runReactions(test.app)));
      await soon(round);
      for (const change of round % 2 ? [SuspendCompany] : [SuspendCompany, ReinstateCompany, SuspendCompany]) {
        await commands().execute(new change(companyId));
        reacting.push(runReactions(test.app));
      }
      await Promise.all([importing, ...reacting]);
      await runReactions(test.app);
      expect({ round, shown: await shown() }).toEqual({ round, shown: [] });

      await commands().execute(new ReinstateCompany(companyId));
      await Promise.all([
        runReactions(test.app),
        commands().execute(new ImportOffers([ad(1e6 + round), ad(-1, 1e6 + round)])),
      ]);
      await runReactions(test.app);
      expect({ round, shown: await shown() }).toEqual({ round, shown: await offers() });
    }
    expect(await indexed()).toEqual((await offers()).map(({ id }) => id));
    await commands().execute(new SuspendCompany(companyId));
    await runReactions(test.app);
    expect(await indexed()).toEqual([]);
  });
});

/** After a few queries of others, another number in each round. */
async function soon(round: number): Promise<void> {
  for (let turn = 0; turn < round % 9; turn += 1) await database().query('SELECT 1');
}
