import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import {
  createLogger,
  Database,
  PersonalDataReader,
  PersonalTables,
  PinoLogger,
  ProjectionMarks,
  Projections,
  Storage,
} from '@babelboard/platform';
import { DeleteAccount } from '@babelboard/privacy';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { startWorker } from '../../../apps/worker/src/start-worker.js';
import { WorkerModule } from '../../../apps/worker/src/worker.module.js';
import { RemoveFiles } from '../../../libs/platform/src/privacy/remove-files.schedule.js';
import { sessionOf } from '../../support/accounts.js';
import { createTestDatabase, type TestDatabase, testSettings } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { LIMITS } from '../../support/limits.js';
import { MarkedRows } from './marked-rows.js';
import { filesWith, keysWith, presentTransaction, tablesWith } from './places.js';

/** Looks like an address, so that columns for addresses take it, too. */
const MARK = 'zq7marker@mail.test';
const OTHER = 'zq8marker@mail.test';
const KEPT = 'zq7kept@mail.test';

/** A worker fills every personal column of two persons, erases one, and is searched in every corner. */
export function describeErasure(store: string, redisUrl: () => string | undefined): void {
  describe(`erasing an account, with the queues in ${store}`, () => {
    let folder: string;
    let database: TestDatabase;
    let app: INestApplicationContext;
    let log = '';
    let began: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'erasure-'));
      database = await createTestDatabase();
      const settings = testSettings(database.url, { DATA_DIR: folder, LOG_LEVEL: 'debug', REDIS_URL: redisUrl() });
      const destination = new Writable({
        write(chunk, _encoding, done) {
          log += String(chunk);
          done();
        },
      });
      app = await NestFactory.createApplicationContext(WorkerModule.forRoot(settings), {
        logger: new PinoLogger(createLogger(settings, 'worker', { destination })),
      });
      began = await presentTransaction(app.get(Database));
      await startWorker(app);
      // The worker builds the index beside its place and puts it there: only then do tables stay where they are.
      for (const { name, index } of app.get(Projections).all()) {
        await eventually(async () => expect(await index.isReady()).toBe(true), LIMITS.startMs);
        await untilLooked(name);
      }
    });
    afterAll(async () => {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    });

    /** Waits until a loop has looked once for what is missing or too much: it takes no mark before, and the rows to come belong in no index. */
    async function untilLooked(projection: string): Promise<void> {
      const marks = app.get(ProjectionMarks);
      await app.get(Database).transaction((tx) => marks.add(tx, [projection], [0]));
      await eventually(async () => expect(await marks.take(projection, 1)).toEqual([]), LIMITS.startMs);
    }

    /** One row in every table of persons; parents before what leads to them. */
    async function fill(mark: string): Promise<{ accountId: number; rows: MarkedRows; tables: string[] }> {
      const rows = new MarkedRows(app.get(Database), mark, KEPT);
      await rows.read();
      const tables = await app.get(Database).transaction((tx) => app.get(PersonalTables).inErasureOrder(tx));
      const accounts = tables.filter(({ name }) => name === 'account');
      let accountId: number | null = null;
      for (const table of [...accounts, ...tables.filter(({ name }) => name !== 'account').reverse()]) {
        const id = await rows.insert(table, accountId);
        accountId ??= id;
      }
      for (const key of rows.fileKeys) {
        await app.get(Storage).put(key, Buffer.from(mark), 'text/plain');
      }
      return { accountId: accountId as number, rows, tables: tables.map(({ name }) => name) };
    }

    async function placesOf(mark: string): Promise<string[]> {
      const places = [
        ...(await tablesWith(app.get(Database), mark.split('@')[0] as string, began)),
        ...(await filesWith(join(folder, 'files'), mark)),
      ];
      const url = redisUrl();
      if (url !== undefined) {
        places.push(...(await keysWith(url, mark)));
      }
      return log.includes(mark) ? [...places, 'log'] : places;
    }

    /** The tables of the copy for a person, each with its columns. */
    function copyOf(accountId: number, email: string): Promise<[string, string[]][]> {
      return app.get(Database).transaction(async (tx) => {
        const copy: [string, string[]][] = [];
        for await (const { name, rows } of app.get(PersonalDataReader).read(tx, { accountId, email })) {
          copy.push([name, Object.keys(rows[0] ?? {}).sort()]);
        }
        return copy;
      });
    }

    it('leaves nothing of the person anywhere, and everything of others', async () => {
      const { accountId, rows, tables } = await fill(MARK);
      const other = await fill(OTHER);
      // The search finds what is there: each marked column, each file.
      expect(rows.marked).toEqual(
        expect.arrayContaining(['account.email', 'session.ip_address', 'offer_report.email']),
      );
      const before = await placesOf(MARK);
      expect(before.filter((place) => tables.includes(place)).sort()).toEqual(
        [...new Set(rows.marked.map((column) => column.split('.')[0]))].sort(),
      );
      expect(before.filter((place) => place.startsWith('marked/'))).toHaveLength(rows.fileKeys.length);

      // The copy of the person's data has every table and column that is declared for it, and a name beside each number.
      const declared = app
        .get(PersonalTables)
        .all()
        .filter(({ exportAs }) => exportAs !== null)
        .map(({ exportAs, columns }) => [
          exportAs,
          columns
            .flatMap(({ declaration: { exportAs: column, named } }) =>
              column === null ? [] : [column, named?.as ?? []].flat(),
            )
            .sort(),
        ]);
      expect(await copyOf(accountId, MARK)).toEqual(declared);

      const text = `I am ${MARK}, write to ${MARK}`;
      const session = { ...(await sessionOf(app, accountId)), createdAt: new Date() };
      await app.get(CommandBus).execute(new DeleteAccount(session, { reason: 6, text, password: null }));
      const [{ sessions }] = (await app
        .get(Database)
        .query('SELECT count(*)::int AS sessions FROM session WHERE account_id = $1', [accountId])) as [
        { sessions: number },
      ];
      expect(sessions).toBe(0);
      await eventually(async () => {
        await app.get(RemoveFiles, { strict: false }).run();
        const waiting = await app
          .get(Database)
          .query('SELECT 1 FROM outbox_message UNION ALL SELECT 1 FROM departed_address WHERE account_id = $1', [
            accountId,
          ]);
        expect([waiting, await placesOf(MARK)]).toEqual([[], []]);
      });
      // What a law keeps is still there, and so is the other person, whole.
      expect((await placesOf(KEPT)).length).toBeGreaterThan(0);
      expect((await placesOf(OTHER)).filter((place) => !place.startsWith('marked/')).sort()).toEqual(
        [...new Set(other.rows.marked.map((column) => column.split('.')[0]))].sort(),
      );
    });
  });
}
