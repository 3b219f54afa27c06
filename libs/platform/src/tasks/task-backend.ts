import { type ConnectionOptions, createPostgresBackend, Queue, setDefaultBackendFactory } from 'bullmq';
import pg from 'pg';
import type { Settings } from '../config/settings.js';
import type { Workload } from './workload.js';

/** BullMQ keeps its tables in a schema of its own. */
const SCHEMA = 'bullmq';

/**
 * One setting decides where tasks wait: Redis when `REDIS_URL` is set, else PostgreSQL.
 * Gives the connection options for BullMQ's queues and workers.
 */
export function taskBackend(settings: Settings): ConnectionOptions {
  if (settings.redisUrl !== undefined) {
    setDefaultBackendFactory();
    return { url: settings.redisUrl, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  // BullMQ types its options for Redis; the PostgreSQL backend takes the options of node-postgres.
  return { connectionString: settings.databaseUrl, schema: SCHEMA, max: 6 } as ConnectionOptions;
}

/** Opens a queue to look into, for a process that takes no tasks; who opens it closes it. */
export function openTaskQueue(settings: Settings, workload: Workload): Queue {
  return new Queue(workload, { connection: { ...taskBackend(settings), max: 2 } as ConnectionOptions });
}

/** Makes or updates BullMQ's tables; not needed with Redis. */
export async function migrateTaskTables(settings: Settings): Promise<void> {
  if (settings.redisUrl !== undefined) {
    return;
  }
  const { runMigrations } = await import('bullmq');
  const client = new pg.Client({ connectionString: settings.databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
}
