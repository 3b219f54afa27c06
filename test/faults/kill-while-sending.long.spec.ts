import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { type FakeCvService, startFakeCvService } from '../../apps/fake-cv-service/src/fake-cv-service.js';
import { TXT } from '../support/cv-files.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { LIMITS } from '../support/limits.js';
import { WorkerProcess } from '../support/worker-process.js';

const SECRET = 'a-secret-of-cv-feedback-in-tests-1';
const NAME = 'CV Coach';

let database: TestDatabase;
let client: pg.Client;
let folder: string;
let service: FakeCvService;
let accountId: number;
const running: WorkerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sending-'));
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  service = await startFakeCvService(SECRET);
});
beforeEach(() => {
  service.received.length = 0;
  service.onReceived = undefined;
});
afterAll(async () => {
  await Promise.all(running.map((worker) => worker.kill()));
  await client?.end();
  await service?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const rows = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;

async function start(): Promise<WorkerProcess> {
  const worker = await WorkerProcess.start({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    CV_FEEDBACK_NAME: NAME,
    CV_FEEDBACK_URL: service.url,
    CV_FEEDBACK_SECRET: SECRET,
  });
  running.push(worker);
  return worker;
}

/** A CV as its owner's press leaves it. Gives the number of the delivery. */
async function ask(): Promise<string> {
  const [key, delivery] = [`cvs/${randomUUID()}`, randomUUID()];
  await mkdir(join(folder, 'files', 'cvs'), { recursive: true });
  await writeFile(join(folder, 'files', key), TXT);
  await writeFile(join(folder, 'files', `${key}.content-type`), 'text/plain');
  const [account] = await rows(
    `INSERT INTO account (type, email, email_key, email_verified_at, first_name, last_name, language, created_at)
     VALUES ('candidate', $1, $1, now(), 'Ada', 'L', 'en', now()) RETURNING id`,
    [`${delivery}@example.test`],
  );
  accountId = account.id;
  const [cv] = await rows(
    `INSERT INTO cv (account_id, name, type, size, file_key, is_default, scan_state, review_state, uploaded_at)
     VALUES ($1, 'cv.txt', 'txt', $2, $3, true, 'clean', 'under_way', now()) RETURNING id`,
    [accountId, TXT.length, key],
  );
  const [feedback] = await rows(
    `INSERT INTO cv_feedback (account_id, cv_id, service, service_name, delivery_id, state, asked_at)
     VALUES ($1, $2, 'feedback', $3, $4, 'asked', now()) RETURNING id`,
    [accountId, cv.id, NAME, delivery],
  );
  await rows(
    `INSERT INTO outbox_message (event_id, type, payload, occurred_at) VALUES ($1, 'cvs.cv-feedback-requested.v1', $2, now())`,
    [randomUUID(), { cvId: cv.id, accountId, feedbackId: feedback.id }],
  );
  return delivery;
}

/** It is at the service at least once, always under the same key; it is recorded once, and one mail tells of it. */
async function expectSentOnce(delivery: string, times: number): Promise<void> {
  await eventually(async () => {
    const mails = await rows(`SELECT state FROM mail_delivery WHERE purpose = 'cv-sent' AND account_id = $1`, [
      accountId,
    ]);
    expect(mails).toEqual([{ state: 'sent' }]);
  }, LIMITS.startMs);
  expect(service.received.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(times).fill(delivery));
  expect(service.faults).toEqual([]);
  expect(await rows('SELECT action FROM cv_conversion WHERE account_id = $1', [accountId])).toEqual([
    { action: 'cvmaker-200' },
  ]);
  expect(await rows('SELECT state FROM cv_feedback WHERE account_id = $1', [accountId])).toEqual([{ state: 'sent' }]);
  expect(await rows('SELECT review_state FROM cv WHERE account_id = $1', [accountId])).toEqual([
    { review_state: 'sent' },
  ]);
}

it('a CV whose worker is killed before the service has answered, is sent again and recorded once', async () => {
  const worker = await start();
  let first = true;
  service.onReceived = async () => {
    if (first) {
      first = false;
      await worker.kill();
    }
  };
  const delivery = await ask();
  await eventually(async () => expect(service.received).toHaveLength(1), LIMITS.startMs);
  await start();
  await expectSentOnce(delivery, 2);
});

it('a CV whose worker is killed between the answer and the record, is sent again and recorded once', async () => {
  const worker = running.at(-1) as WorkerProcess;
  const delivery = await ask();
  // Whoever records it waits for the account.
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [accountId]);
    await eventually(async () => {
      const waiting = await rows(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0 AND query ~* 'account'`,
      );
      expect([service.received.length, waiting.length]).toEqual([1, 1]);
    }, LIMITS.startMs);
    await worker.kill();
  } finally {
    await holder.end();
  }
  expect(await rows('SELECT state FROM cv_feedback WHERE account_id = $1', [accountId])).toEqual([{ state: 'asked' }]);
  await start();
  await expectSentOnce(delivery, 2);
});
