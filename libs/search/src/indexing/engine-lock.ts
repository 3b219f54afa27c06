import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';
import type { EngineName } from '../engines/offer-search-engine.js';

/** `write`: changing the index that serves. `rebuild`: building the next one. */
type Work = 'write' | 'rebuild';

/**
 * Lets one process at a time work on an index. The lock belongs to a database session of its own, so it needs no open
 * transaction and is free again as soon as its owner is gone, however it went.
 */
@Injectable()
export class EngineLock {
  constructor(private readonly database: Database) {}

  /** Runs `work` under the lock; gives `undefined` without running it when another holds the lock. */
  tryWith<T>(engine: EngineName, kind: Work, work: () => Promise<T>): Promise<T | undefined> {
    return this.inSession(engine, kind, 'SELECT pg_try_advisory_lock(hashtext($1)) AS locked', work);
  }

  /** Waits for the lock and runs `work` under it. */
  async with(engine: EngineName, kind: Work, work: () => Promise<void>): Promise<void> {
    await this.inSession(engine, kind, 'SELECT true AS locked FROM pg_advisory_lock(hashtext($1))', work);
  }

  private async inSession<T>(engine: EngineName, kind: Work, sql: string, work: () => Promise<T>) {
    const name = `search.${kind}.${engine}`;
    const session: QueryRunner = this.database.dataSource.createQueryRunner();
    try {
      const [row] = await session.manager.query<{ locked: boolean }[]>(sql, [name]);
      if (!row?.locked) {
        return undefined;
      }
      try {
        return await work();
      } finally {
        await session.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);
      }
    } finally {
      await session.release();
    }
  }
}
