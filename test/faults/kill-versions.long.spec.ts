import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { declaredTaskHandlers } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import '../../apps/contexts.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { LIMITS } from '../support/limits.js';
import { startMailServer, type TestMailServer } from '../support/mail-server.js';
import { startRedis, type TestRedis } from '../support/redis.js';
import { WorkerProcess } from '../support/worker-process.js';
import { seededRandom } from './random.js';

const PUBLISHED = 'offers.offer-published.v1';
/** Unknown to the older version. */
const CLOSED = 'offers.offer-closed.v1';
const EVENTS_A_ROUND = 60;

/** A database of its own, on which workers run that are ended with it. */
class Stage {
  private readonly running = new Set<WorkerProcess>();

  private constructor(
    private readonly database: TestDatabase,
    private readonly client: pg.Client,
  ) {}

  static async open(): Promise<Stage> {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return new Stage(database, client);
  }

  async start(settings: Record<string, string>, older = false): Promise<WorkerProcess> {
    const worker = await WorkerProcess.start({ DATABASE_URL: this.database.url, ...settings }, { older });
    this.running.add(worker);
    return worker;
  }

  async rows(sql: string, parameters: unknown[] = []) {
    return (await this.client.query(sql, parameters)).rows;
  }

  async publish(type: string, payload: object): Promise<string> {
    const id = randomUUID();
    await this.rows('INSERT INTO outbox_message (event_id, type, payload, occurred_at) VALUES ($1, $2, $3, now())', [
      ...[id, type, payload],
    ]);
    return id;
  }

  async close(): Promise<void> {
    await Promise.all([...this.running].map((worker) => worker.kill()));
    await this.client.end();
    await this.database.drop();
  }
}

const reactionsTo = (type: string) =>
  declaredTaskHandlers()
    .filter((handler) => handler.kind === 'reaction' && handler.on.some((event) => event.type === type))
    .map(({ id }) => id)
    .sort();

const onRedis = async (work: (redis: TestRedis) => Promise<void>) => {
  const redis = await startRedis();
  try {
    await work(redis);
  } finally {
    await redis.stop();
  }
};

describe('workers that are killed', () => {
  // They wait more than they work: all at once.
  it.concurrent.each<[string, (stage: Stage) => Promise<void>]>([
    [
      'of two versions, again and again, lose no event and do no reaction twice: PostgreSQL',
      (stage) => killAndCheck(stage, {}),
    ],
    [
      'of two versions, again and again, lose no event and do no reaction twice: Redis',
      (stage) => onRedis((redis) => killAndCheck(stage, { REDIS_URL: redis.url })),
    ],
    ['while a mail server takes its time had no transaction open, and send the same message again', killWhileMailing],
  ])('%s', async (_name, work) => {
    const stage = await Stage.open();
    try {
      await work(stage);
    } finally {
      await stage.close();
    }
  });
});

async function killAndCheck(stage: Stage, settings: Record<string, string>): Promise<void> {
  const random = seededRandom(20_261_125);
  let [older, newer] = [await stage.start(settings, true), await stage.start(settings)];
  const events = new Map<string, string>();
  // The newer one is killed, then the older one.
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < EVENTS_A_ROUND; n += 1) {
      const type = n % 2 === 0 ? PUBLISHED : CLOSED;
      events.set(await stage.publish(type, { offerId: 1_000 * round + n }), type);
    }
    await pause(random() * 1_500);
    if (round % 2 === 0) {
      await newer.kill();
      newer = await stage.start(settings);
    } else {
      await older.kill();
      older = await stage.start(settings, true);
    }
  }
  const expected = [...events].flatMap(([id, type]) => reactionsTo(type).map((reaction) => `${id} ${reaction}`)).sort();
  await eventually(async () => {
    const done = await stage.rows('SELECT event_id, reaction_id FROM processed_event WHERE event_id = ANY ($1)', [
      [...events.keys()],
    ]);
    expect(done.map(({ event_id, reaction_id }) => `${event_id} ${reaction_id}`).sort()).toEqual(expected);
  }, LIMITS.startMs);
  // Of a killed worker a task may be handed over once more, after it was done.
  await eventually(async () => {
    expect(await stage.rows('SELECT * FROM outbox_message')).toEqual([]);
    expect(await stage.rows(`SELECT * FROM waiting_task WHERE event_type <> ''`)).toEqual([]);
  }, LIMITS.startMs);
}

async function killWhileMailing(stage: Stage): Promise<void> {
  const server = await startMailServer();
  try {
    await killAndMailAgain(stage, server);
  } finally {
    await server.stop();
  }
}

async function killAndMailAgain(stage: Stage, server: TestMailServer): Promise<void> {
  const [account] = await stage.rows(
    `INSERT INTO account (type, email, email_key, email_verified_at, first_name, last_name, language, created_at)
     VALUES ('candidate', 'ada@example.test', 'ada@example.test', now(), 'Ada', 'L', 'en', now()) RETURNING id`,
  );
  const settings = { SMTP_URL: server.url };
  const first = await stage.start(settings);
  const answer = server.hold();
  await stage.publish('identity.password-changed.v1', { accountId: account.id });
  await eventually(() => expect(server.held).toBe(1));
  // The server gives no answer until all of them have ended; other reactions to the event may have one for a moment.
  await eventually(async () =>
    expect(
      await stage.rows(
        `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      ),
    ).toEqual([]),
  );
  await first.kill();
  // The minute after which a process that no longer renews its claim is taken for gone.
  await stage.rows('UPDATE mail_delivery SET leased_until = now()');
  answer();
  await stage.start(settings);
  const state = () => stage.rows('SELECT state FROM mail_delivery');
  await eventually(async () => expect(await state()).toEqual([{ state: 'sent' }]), LIMITS.startMs);
  const [taken, again, ...others] = server.received.map(({ messageId }) => messageId);
  expect(others).toEqual([]);
  expect(again).toBe(taken);
}
