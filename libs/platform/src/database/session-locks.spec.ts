import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase, testSettings } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import { SessionLocks } from './session-locks.js';

let test: TestDatabase;
let admin: pg.Client;
let here: SessionLocks;
let other: SessionLocks;

beforeAll(async () => {
  test = await createTestDatabase();
  admin = new pg.Client(test.url);
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await test.drop();
});
beforeEach(() => {
  [here, other] = [new SessionLocks(testSettings(test.url)), new SessionLocks(testSettings(test.url))];
});
afterEach(async () => {
  await here.onApplicationShutdown();
  await other.onApplicationShutdown();
  await eventually(async () => expect(await sessions()).toEqual([]));
});

const ofLocks = `FROM pg_stat_activity WHERE application_name = 'babelboard locks' AND datname = current_database()`;
const sessions = async () => (await admin.query(`SELECT pid ${ofLocks}`)).rows;
const breakSessions = () => admin.query(`SELECT pg_terminate_backend(pid) ${ofLocks}`);
const waiting = async () => (await admin.query(`SELECT pid ${ofLocks} AND wait_event_type = 'Lock'`)).rows.length;

describe('session locks', () => {
  it('let one in at a time, in this process and in others', async () => {
    await here.tryWith('a', async () => {
      expect(await here.tryWith('a', async () => 'in')).toBe(undefined);
      expect(await other.tryWith('a', async () => 'in')).toBe(undefined);
      expect(await here.tryWith('b', async () => 'in')).toBe('in');
    });
    expect(await other.tryWith('a', async () => 'in')).toBe('in');
  });

  it.each(['here', 'elsewhere'])(
    'give who waits its turn before a loop %s that takes the lock again at once',
    async (place) => {
      const looping = place === 'here' ? other : here;
      let stop = false;
      let begun = false;
      let ask = () => {};
      const asked = new Promise<void>((resolve) => {
        ask = resolve;
      });
      const batch = async () => {
        begun = true;
        await asked;
        await sessions();
      };
      const loop = (async () => {
        while (!stop) await looping.tryWith('a', batch);
      })();
      await eventually(() => expect(begun).toBe(true));
      const waiter = other.with('a', async () => 'in');
      ask();
      expect(await waiter).toBe('in');
      stop = true;
      await loop;
    },
  );

  it('end the wait when the process ends, and leave nobody in the queue', async () => {
    let release: (() => void) | undefined;
    const holding = here.tryWith('a', () => new Promise<void>((resolve) => (release = resolve)));
    await eventually(() => expect(release).toBeDefined());
    const asked = other.with('a', async () => 'in');
    const ended = expect(asked).rejects.toThrow();
    await eventually(async () => expect(await waiting()).toBe(1));
    await other.onApplicationShutdown();
    await ended;
    await eventually(async () => expect(await waiting()).toBe(0));
    await expect(other.with('a', async () => 'in')).rejects.toThrow('This process ends');
    release?.();
    await holding;
  });

  it.each(['tryWith', 'with'] as const)(
    'tell the work of %s that the session is gone and others may have the lock',
    async (way) => {
      const signal = await here[way]('a', async (lost) => {
        expect(lost.aborted).toBe(false);
        await breakSessions();
        await eventually(() => expect(lost.aborted).toBe(true));
        await eventually(async () => expect(await other.tryWith('a', async () => 'in')).toBe('in'));
        return lost;
      });
      expect(signal?.reason).toMatchObject({ message: 'The lock is lost: its session has ended' });
      expect(await here.tryWith('a', async (lost) => lost.aborted)).toBe(false);
    },
  );

  it('keep a lock until their process ends or the session is lost, and then let another have it', async () => {
    expect([await here.keep('a'), await here.keep('a'), await other.keep('a')]).toEqual([true, true, false]);
    await here.onApplicationShutdown();
    await eventually(async () => expect(await other.keep('a')).toBe(true));
    const another = new SessionLocks(testSettings(test.url));
    await breakSessions();
    await eventually(async () => expect(await another.keep('a')).toBe(true));
    await eventually(async () => expect(await other.keep('a')).toBe(false));
    await another.onApplicationShutdown();
  });

  it('end every session that they opened, also after one broke', async () => {
    for (let n = 0; n < 5; n += 1) {
      await here.tryWith('a', async () => {
        await breakSessions();
        // A new one is opened as soon as the old one is known to be gone, before all of it is told.
        for (let turn = 0; turn < 20; turn += 1) {
          await here.tryWith('b', () => sessions()).catch(() => undefined);
        }
      });
    }
    expect(await here.tryWith('a', async () => 'in')).toBe('in');
    expect(await sessions()).toHaveLength(1);
    await here.onApplicationShutdown();
    await eventually(async () => expect(await sessions()).toEqual([]));
  });
});
