import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { longPdf } from '../../libs/document-reading/src/testing/made-pdf.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { LIMITS } from '../support/limits.js';
import { WorkerProcess } from '../support/worker-process.js';

/** Its reader can be caught at work, and on a busy machine too it is far from what a reading may take. */
const LONG_CV = longPdf(60);

let database: TestDatabase;
let client: pg.Client;
let folder: string;
const running: WorkerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'));
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await Promise.all(running.map((worker) => worker.kill()));
  await client?.end();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const rows = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;

async function start(): Promise<WorkerProcess> {
  const worker = await WorkerProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder });
  running.push(worker);
  return worker;
}

/** A CV as its upload leaves it. */
async function upload(): Promise<number> {
  const key = `cvs/${randomUUID()}`;
  await mkdir(join(folder, 'files', 'cvs'), { recursive: true });
  await writeFile(join(folder, 'files', key), LONG_CV);
  await writeFile(join(folder, 'files', `${key}.content-type`), 'application/pdf');
  const [account] = await rows(
    `INSERT INTO account (type, email, email_key, first_name, last_name, language, created_at)
     VALUES ('candidate', 'ada@example.test', 'ada@example.test', 'Ada', 'L', 'en', now()) RETURNING id`,
  );
  const [cv] = await rows(
    `INSERT INTO cv (account_id, name, type, size, file_key, is_default, scan_state, review_state, uploaded_at)
     VALUES ($1, 'cv.pdf', 'pdf', $2, $3, true, 'clean', 'none', now()) RETURNING id`,
    [account.id, LONG_CV.length, key],
  );
  await rows(`INSERT INTO cv_extraction (cv_id, state) VALUES ($1, 'pending')`, [cv.id]);
  await rows(
    `INSERT INTO outbox_message (event_id, type, payload, occurred_at) VALUES ($1, 'cvs.cv-uploaded.v1', $2, now())`,
    [randomUUID(), { cvId: cv.id, accountId: account.id }],
  );
  return cv.id;
}

/** Processes that read a document for a worker of this suite. */
async function readers(): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const parent = /^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1];
    if (command.includes('document-program.js') && running.some(({ pid: ours }) => String(ours) === parent)) {
      found.push(pid);
    }
  }
  return found;
}

it('a CV whose worker is killed while it is read, is read once by the next', async () => {
  const first = await start();
  const cvId = await upload();
  await eventually(async () => expect(await readers()).toHaveLength(1), LIMITS.startMs);
  const [reader] = await readers();
  await first.kill();
  expect(await rows('SELECT state FROM cv_extraction')).toEqual([{ state: 'pending' }]);
  // Nobody reads what it would write: it ends by itself.
  await eventually(async () => expect(await readdir('/proc')).not.toContain(reader));
  await start();
  await eventually(async () => {
    const [extraction] = await rows('SELECT cv_id, state, left(text, 6) AS text FROM cv_extraction');
    expect(extraction).toEqual({ cv_id: cvId, state: 'done', text: 'Line 0' });
  }, LIMITS.startMs);
  await eventually(async () => {
    expect(await rows(`SELECT reaction_id FROM processed_event WHERE reaction_id = 'cvs.extract-cv'`)).toHaveLength(1);
    expect(await rows('SELECT 1 FROM outbox_message')).toEqual([]);
  });
});
