import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { declaredTaskHandlers } from '@babelboard/platform';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import '../../apps/contexts.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startMailServer, type TestMailServer } from '../support/mail-server.js';
import { startRedis, type TestRedis } from '../support/redis.js';
import { seededRandom } from './random.js';
import { WorkerProcess } from './worker-process.js';

const PUBLISHED = 'offers.offer-published.v1';
/** Unknown to the older version. */
const CLOSED = 'offers.offer-closed.v1';
const EVENTS_A_ROUND = 60;
/** Tasks of a killed worker are taken over after some 20 s. */
const SETTLE_MS = 120_000;

let database: TestDatabase;
let client: pg.Client;
const running = new Set<WorkerProcess>();

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await Promise.all([...running].map((worker) => worker.kill()));
  running.clear();
  await client.end();
  await database.drop();
});

async function start(settings: Record<string, string>, older = false): Promise<WorkerProcess> {
  const worker = await WorkerProcess.start({ DATABASE_URL: database.url, ...settings }, { older });
  running.add(worker);
  return worker;
}

const rows = async (sql: string, parameters: unknown[] = []) => (await client.query(sql, parameters)).rows;

async function publish(type: string, payload: object): Promise<string> {
  const id = randomUUID();
  await client.query('INSERT INTO outbox_message (event_id, type, payload, occurred_at) VALUES ($1, $2, $3, now())', [
    id,
    type,
    payload,
  ]);
  return id;
}

const reactionsTo = (type: string) =>
  declaredTaskHandlers()
    .filter((handler) => handler.kind === 'reaction' && handler.on.some((event) => event.type === type))
    .map(({ id }) => id)
    .sort();

describe.each(['PostgreSQL', 'Redis'])('workers of two versions, killed again and again, on %s', (backend) => {
  let redis: TestRedis | undefined;
  beforeEach(async () => {
    redis = backend === 'Redis' ? await startRedis() : undefined;
  });
  afterEach(() => redis?.stop());

  it('lose no event and no reaction to it, and do none twice', async () => {
    const random = seededRandom(20_261_125);
    const settings: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
    let [older, newer] = [await start(settings, true), await start(settings)];
    const events = new Map<string, string>();
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < EVENTS_A_ROUND; n += 1) {
        const type = n % 2 === 0 ? PUBLISHED : CLOSED;
        events.set(await publish(type, { offerId: 1_000 * round + n }), type);
      }
      await pause(random() * 1_500);
      if (round % 2 === 0) {
        await newer.kill();
        newer = await start(settings);
      } else {
        await older.kill();
        older = await start(settings, true);
      }
    }
    const expected = [...events]
      .flatMap(([id, type]) => reactionsTo(type).map((reaction) => `${id} ${reaction}`))
      .sort();
    await eventually(
      async () => {
        const done = await rows('SELECT event_id, reaction_id FROM processed_event WHERE event_id = ANY ($1)', [
          [...events.keys()],
        ]);
        expect(done.map(({ event_id, reaction_id }) => `${event_id} ${reaction_id}`).sort()).toEqual(expected);
      },
      { timeoutMs: SETTLE_MS },
    );
    // Of a killed worker a task may be handed over once more, after it was done.
    await eventually(
      async () => {
        expect(await rows('SELECT * FROM outbox_message')).toEqual([]);
        expect(await rows(`SELECT * FROM waiting_task WHERE event_type <> ''`)).toEqual([]);
      },
      { timeoutMs: SETTLE_MS },
    );
  }, 300_000);
});

describe('a worker that is killed while the mail server takes its time', () => {
  let server: TestMailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  it('had no transaction open, and its mail is sent again as the same message', async () => {
    const [account] = await rows(
      `INSERT INTO account (type, email, email_key, email_verified_at, first_name, last_name, language, created_at)
       VALUES ('candidate', 'ada@example.test', 'ada@example.test', now(), 'Ada', 'L', 'en', now()) RETURNING id`,
    );
    const settings = { SMTP_URL: server.url };
    const first = await start(settings);
    const answer = server.hold();
    await publish('identity.password-changed.v1', { accountId: account.id });
    await eventually(() => expect(server.held).toBe(1), { timeoutMs: 30_000 });
    expect(
      await rows(
        `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      ),
    ).toEqual([]);
    await first.kill();
    // The minute after which a process that no longer renews its claim is taken for gone.
    await client.query('UPDATE mail_delivery SET leased_until = now()');
    answer();
    await start(settings);
    const state = () => rows('SELECT state FROM mail_delivery');
    await eventually(async () => expect(await state()).toEqual([{ state: 'sent' }]), { timeoutMs: SETTLE_MS });
    const [taken, again, ...others] = server.received.map(({ messageId }) => messageId);
    expect(others).toEqual([]);
    expect(again).toBe(taken);
  }, 240_000);
});
