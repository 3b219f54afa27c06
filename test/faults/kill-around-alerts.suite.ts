import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SaveAlert } from '@babelboard/alerts';
import { Database, TaskQueues } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount } from '../support/accounts.js';
import { adFile, adRow } from '../support/ads.js';
import { createTestApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { LIMITS } from '../support/limits.js';
import { startMailServer, type TestMailServer } from '../support/mail-server.js';
import { ProductClock } from '../support/product-clock.js';
import { startLastingRedis, type TestRedis } from '../support/redis.js';
import { ALERTS, deadTasks, NOTHING_LEFT, workLeft } from '../support/work-left.js';
import { importUntilDone } from './import-until-done.js';
import { mailedOffers } from './mailed-offers.js';
import { seededRandom } from './random.js';
import { StartedProduct } from './started-product.js';

/** What is killed; the worker has the relay of the outbox. */
type Victim = 'api' | 'worker' | 'postgres' | 'mail server' | 'redis';

interface Kills {
  queues: 'PostgreSQL' | 'Redis';
  /** In turn, again and again. */
  victims: Victim[];
  kills: number;
  /** Published for each kill. */
  offers: number;
  people: number;
  seed: number;
}

/** None is a part, a form or a translation of another. */
const TRADES = ['Bookbinder', 'Glazier', 'Saddler', 'Thatcher', 'Cooper', 'Farrier'];
const CITIES = ['Cologne', 'Hamburg'];
/** A round's import takes about this long, start of the command included. */
const ROUND_MS = 6_000;

/** As many of each trade in each city. */
function adOf(n: number): { trade: string; city: string } {
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  return { trade: at(TRADES, n), city: at(CITIES, Math.floor(n / TRADES.length)) };
}

/** Kills whatever the product is made of while offers are published: whoever has an alert gets each offer that stands in its list, once. */
export function describeKillsAroundAlerts({ queues, victims, kills, offers, people, seed }: Kills): void {
  describe(`kills of ${victims.join(', ')} while offers are published, tasks in ${queues}`, () => {
    const random = seededRandom(seed);
    const wanted: { email: string; trade: string; city: string }[] = [];
    let folder: string;
    let clock: ProductClock;
    let server: TestMailServer;
    let redis: TestRedis | undefined;
    let settings: Record<string, string>;
    let product: StartedProduct;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'around-alerts-'));
      [clock, server] = [await ProductClock.start(folder), await startMailServer()];
      await clock.advanceTo(12);
      redis = queues === 'Redis' ? await startLastingRedis() : undefined;
      settings = {
        SMTP_URL: server.url,
        NODE_ENV: 'test',
        CLOCK_OFFSET_FILE: clock.file,
        ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
      };
      product = await StartedProduct.start(settings);
      await atTheBoard(async ({ app }) => {
        for (let count = 0; count < people; count += 1) await letHear(app, count);
      });
    });
    afterAll(async () => {
      await product?.stop();
      await redis?.stop();
      await server?.stop();
      await rm(folder, { recursive: true });
    });

    /** Works on the board from outside, wherever its servers are by now. */
    async function atTheBoard<T>(work: (board: TestApplication) => Promise<T>): Promise<T> {
      const { DATABASE_URL: url, ...servers } = product.servers();
      const own = { url, drop: async () => undefined };
      const board = await createTestApplication({ ...settings, ...servers }, [], own);
      board.clock.set(clock.now());
      try {
        return await work(board);
      } finally {
        await board.close();
      }
    }

    /** One alert that tells at once and one in the morning. */
    async function letHear(app: TestApplication['app'], count: number): Promise<void> {
      const { id, email } = await makeAccount(app);
      for (const [at, rhythm] of (['instant', 'daily'] as const).entries()) {
        const { trade, city } = adOf(count + at * 7);
        const address = `/jobs-in-${city}?keywords=${trade.toLowerCase()}`;
        await app.get(CommandBus).execute(new SaveAlert(id, { address, rhythm, hour: 7, timeZone: 'Europe/Berlin' }));
        wanted.push({ email, trade, city });
      }
    }

    async function publish(round: number): Promise<void> {
      const rows = Array.from({ length: offers }, (_, n) => {
        const id = `ad-${round}-${n}`;
        const { trade, city } = adOf(n);
        // A title of its own: of ads of one company and title with nearly the same text, lists show one.
        const title = `${trade} ${id}`;
        const posted_at = clock.now().toISOString().slice(0, 10);
        return adRow({ id, source_ref: id, title, city, country: 'DE', posted_at });
      });
      await importUntilDone(product, await adFile(rows));
    }

    async function kill(victim: Victim): Promise<void> {
      if (victim === 'mail server') {
        const comeBack = await server.crash();
        await pause(random() * ROUND_MS);
        await comeBack();
      } else if (victim === 'redis') {
        await redis?.crash();
      } else {
        await eventually(() => expect({ victim, killed: product.kill(victim) }).toMatchObject({ killed: true }));
      }
    }

    /** Waits until everything is done that follows from what happened. */
    async function settle({ app }: TestApplication): Promise<void> {
      await clock.advance(61_000);
      // Twice: what moves on meanwhile is seen by the second look.
      await eventually(
        async () =>
          expect([await workLeft(app, ALERTS), await workLeft(app, ALERTS)]).toEqual([NOTHING_LEFT, NOTHING_LEFT]),
        LIMITS.startMs,
      );
      expect(await deadTasks(app)).toEqual([]);
    }

    async function nextMorning(board: TestApplication): Promise<void> {
      await clock.advanceTo(6, 30);
      board.clock.set(clock.now());
      const task = { id: randomUUID(), name: ALERTS.look, workload: 'general', data: {} } as const;
      await board.app.get(TaskQueues).add([task]);
    }

    async function expectEachOnce({ app }: TestApplication, rounds: number): Promise<void> {
      const stage = { query: <Row>(sql: string) => app.get(Database).query<Row>(sql) };
      const published = await stage.query<{ id: number; key: string }>('SELECT id, source_key AS key FROM offer');
      expect(published).toHaveLength(rounds * offers);
      const { pairs, ...wrong } = await mailedOffers({ server, stage }, '/account/job-alerts');
      expect(wrong).toEqual({ twice: [], grown: [], unnoted: [], unsent: [] });
      expect(pairs.sort()).toEqual(published.flatMap(pairsOf).sort());
    }

    /** `address offer` of those in whose lists an offer stands. */
    function pairsOf({ id, key }: { id: number; key: string }): string[] {
      const { trade, city } = adOf(Number(key.split('-').at(-1)));
      return wanted.flatMap((list) => (list.trade === trade && list.city === city ? [`${list.email} ${id}`] : []));
    }

    it.each(
      Array.from({ length: kills }, (_, round) => ({ round, victim: victims[round % victims.length] as Victim })),
    )('brings each offer to whom it concerns once, kill $round of $victim', async ({ round, victim }) => {
      const publishing = publish(round);
      await pause(random() * ROUND_MS);
      await kill(victim);
      await publishing;
      await product.ready();
      await atTheBoard(async (board) => {
        await settle(board);
        await nextMorning(board);
        await settle(board);
        await expectEachOnce(board, round + 1);
      });
    });
  });
}
