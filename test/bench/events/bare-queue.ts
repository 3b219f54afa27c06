import { randomUUID } from 'node:crypto';
import { type ConnectionOptions, createPostgresBackend, Queue, setDefaultBackendFactory, Worker } from 'bullmq';
import pg from 'pg';
import { CREATE_TABLES, EVENT_BATCH, INSERT_CHANGES, INSERT_NOTE, waitForNotes } from './rows.js';

const CONCURRENCY = 8;

/** Tasks per second through BullMQ alone: the same changes, the same rows written by each task in one transaction. */
export async function runBareQueue(databaseUrl: string, redisUrl: string | undefined, events: number): Promise<number> {
  const connection = bareConnection(databaseUrl, redisUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const queue = new Queue('bare', { connection });
  const worker = new Worker('bare', (job) => note(pool, job.data), { connection, concurrency: CONCURRENCY });
  try {
    await pool.query(CREATE_TABLES);
    await worker.waitUntilReady();
    const start = performance.now();
    for (let first = 0; first < events; first += EVENT_BATCH) {
      const things = Array.from({ length: Math.min(EVENT_BATCH, events - first) }, (_, n) => first + n);
      await pool.query(INSERT_CHANGES, [things]);
      await queue.addBulk(
        things.map((thing) => ({
          name: 'note',
          data: { id: randomUUID(), thing },
          opts: { removeOnComplete: true, attempts: 8 },
        })),
      );
    }
    await waitForNotes(async (sql) => (await pool.query(sql)).rows, events);
    return events / ((performance.now() - start) / 1_000);
  } finally {
    await worker.close();
    await queue.close();
    await pool.end();
  }
}

function bareConnection(databaseUrl: string, redisUrl: string | undefined): ConnectionOptions {
  if (redisUrl !== undefined) {
    setDefaultBackendFactory();
    return { url: redisUrl, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  return { connectionString: databaseUrl, schema: 'bullmq', max: 6 } as ConnectionOptions;
}

async function note(pool: pg.Pool, { id, thing }: { id: string; thing: number }): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO processed_event (event_id, reaction_id) VALUES ($1, $2)', [id, 'bare']);
    await client.query(INSERT_NOTE, [thing]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
