import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';

const LOOK_AGAIN_MS = 100;

/**
 * Advisory locks of PostgreSQL that need no open transaction and are free again as soon as their owner is gone, however it went. They
 * belong to one session of this process beside the pool: what runs under a lock has the whole pool.
 */
@Injectable()
export class SessionLocks implements OnApplicationShutdown {
  /** A session gets a lock that it has once more, so what this process holds it knows by itself. */
  private readonly held = new Set<string>();
  private session: Promise<pg.Client> | undefined;

  constructor(private readonly settings: Settings) {}

  /** Runs `work` under the lock; gives `undefined` without running it when another holds the lock. */
  async tryWith<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    if (this.held.has(name)) {
      return undefined;
    }
    this.held.add(name);
    try {
      const session = await this.open();
      const { rows } = await session.query<{ locked: boolean }>('SELECT pg_try_advisory_lock(hashtext($1)) AS locked', [
        name,
      ]);
      if (rows[0]?.locked !== true) {
        return undefined;
      }
      try {
        return await work();
      } finally {
        // A session that broke has let go already.
        await session.query('SELECT pg_advisory_unlock(hashtext($1))', [name]).catch(() => undefined);
      }
    } finally {
      this.held.delete(name);
    }
  }

  /** Waits for the lock and runs `work` under it. */
  async with<T>(name: string, work: () => Promise<T>): Promise<T> {
    for (;;) {
      const done = await this.tryWith(name, async () => ({ result: await work() }));
      if (done !== undefined) {
        return done.result;
      }
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** After loops have ended that work under a lock. */
  async onApplicationShutdown(): Promise<void> {
    const session = await this.session?.catch(() => undefined);
    await session?.end().catch(() => undefined);
  }

  private open(): Promise<pg.Client> {
    this.session ??= this.connect();
    return this.session;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.settings.databaseUrl,
      keepAlive: true,
      application_name: 'babelboard locks',
    });
    const forget = () => {
      this.session = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
    } catch (error) {
      forget();
      throw error;
    }
    return client;
  }
}
