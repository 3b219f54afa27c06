import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase, testSettings } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import { createDataSource } from '../database/create-data-source.js';
import { Database } from '../database/database.js';
import { PgListener } from '../database/pg-listener.js';
import type { PageChange, PageDependency } from './page-change.js';
import { PageChanges } from './page-changes.js';

const ANYTHING: PageDependency[] = [];

let test: TestDatabase;
let database: Database;
let listener: PgListener;
let sender: PageChanges;
let heard: { change: PageChange }[];
let stop: () => void;
let mark = 1_000_000;

beforeAll(async () => {
  test = await createTestDatabase();
  const settings = testSettings(test.url);
  database = new Database(await createDataSource(settings, []).initialize());
  listener = new PgListener(settings);
  // Another process: it never listens.
  sender = new PageChanges(new PgListener(settings));
});
afterAll(async () => {
  await listener.onModuleDestroy();
  await database.dataSource.destroy();
  await test.drop();
});
beforeEach(async () => {
  stop?.();
  // What a connection begins with, that anything may be different, and what came before, must be through: notifications keep their order.
  let latest: PageChange | undefined;
  const stopLooking = new PageChanges(listener).listen((change) => {
    latest = change;
  });
  await eventually(async () => {
    mark += 1;
    await announce(mark);
    await eventually(() => expect(latest?.concerns([`offer:${mark}`])).toBe(true));
    expect(latest?.concerns(['company:1'])).toBe(false);
  });
  stopLooking();
  heard = [];
  stop = new PageChanges(listener).listen((change) => heard.push({ change }));
});

const announce = (...ids: number[]) =>
  database.transaction((tx) =>
    sender.announce(
      tx,
      ids.map((id) => `offer:${id}` as const),
    ),
  );
const announceAll = () => database.transaction((tx) => sender.announceAll(tx));
const concerned = (dependency: PageDependency) => heard.some(({ change }) => change.concerns([dependency]));
describe('PageChanges', () => {
  it('tells another process what has changed once that is committed, and nothing of what is rolled back', async () => {
    const failed = database.transaction(async (tx) => {
      await sender.announce(tx, ['offer:1']);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await announce(2);
    await eventually(() => expect(heard).toHaveLength(1));
    expect(concerned('offer:2')).toBe(true);
    expect(concerned('offer:*')).toBe(true);
    expect(concerned('offer:1')).toBe(false);
    expect(concerned('company:*')).toBe(false);
    expect(heard[0]?.change.concerns([])).toBe(false);
  });

  it('gives on the first change, and those that follow it', async () => {
    for (let id = 1; id <= 50; id += 1) {
      await announce(id);
    }
    await eventually(() => expect(concerned('offer:50')).toBe(true));
    expect(heard[0]?.change.concerns(['offer:1'])).toBe(true);
    for (let id = 1; id <= 50; id += 1) {
      expect([id, concerned(`offer:${id}`)]).toEqual([id, true]);
    }
    expect(heard.length).toBeGreaterThan(1);
  });

  it('gives on together, too, what nobody can name', async () => {
    await announce(1);
    for (let n = 0; n < 50; n += 1) {
      await announceAll();
    }
    await announce(2);
    await eventually(() => expect(heard.length).toBeGreaterThan(1));
    expect(heard[1]?.change.concerns(ANYTHING)).toBe(true);
    // What comes later is named again, and nothing comes in between.
    await eventually(async () => {
      await announce(3);
      expect(heard.at(-1)?.change.concerns(['company:1'])).toBe(false);
    });
    expect(concerned('offer:3')).toBe(true);
  });

  it('brings through more subjects than a notification holds', async () => {
    const ids = Array.from({ length: 2_000 }, (_, n) => 2_147_480_000 + n);
    await announce(...ids);
    await eventually(() => expect(concerned(`offer:${ids.at(-1) ?? 0}`)).toBe(true));
    expect(ids.filter((id) => !concerned(`offer:${id}`))).toEqual([]);
  });

  it('says that anything may be different when the connection was lost meanwhile', async () => {
    await announce(1);
    await eventually(() => expect(heard).toHaveLength(1));
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
    );
    await eventually(() => expect(listener.isConnected).toBe(false));
    await announce(2);
    await eventually(() => expect(listener.isConnected).toBe(true));
    expect(heard.at(-1)?.change.concerns(ANYTHING)).toBe(true);
  });
});

describe('changes that come one shortly after the other', () => {
  let tell: (text: string) => void;
  let given: PageChange[];
  let end: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    given = [];
    const listener = {
      listen: (_channel: string, onText: typeof tell) => {
        tell = onText;
        return () => undefined;
      },
    };
    end = new PageChanges(listener as unknown as PgListener).listen((change) => given.push(change));
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it('are given on together a second after the first, which goes on at once', () => {
    for (const id of [1, 2, 3]) tell(`offer:${id}`);
    expect(given).toHaveLength(1);
    expect(given[0]?.concerns(['offer:1'])).toBe(true);
    jest.advanceTimersByTime(999);
    expect(given).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(given).toHaveLength(2);
    expect([1, 2, 3].map((id) => given[1]?.concerns([`offer:${id}`]))).toEqual([false, true, true]);
  });

  it('are at once again after a second without any', () => {
    tell('offer:1');
    jest.advanceTimersByTime(1_000);
    tell('');
    expect(given).toHaveLength(2);
    expect(given[1]?.concerns(ANYTHING)).toBe(true);
  });
});
