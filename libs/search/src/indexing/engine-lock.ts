import { SessionLocks } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EngineName } from '../engines/offer-search-engine.js';

/** `write`: changing the index that serves. `rebuild`: building the next one. */
type Work = 'write' | 'rebuild';

/** Lets one process at a time work on an index. */
@Injectable()
export class EngineLock {
  constructor(private readonly locks: SessionLocks) {}

  /** Runs `work` under the lock; gives `undefined` without running it when another holds the lock. */
  tryWith<T>(engine: EngineName, kind: Work, work: () => Promise<T>): Promise<T | undefined> {
    return this.locks.tryWith(`search.${kind}.${engine}`, work);
  }

  /** Waits for the lock and runs `work` under it. */
  with(engine: EngineName, kind: Work, work: () => Promise<void>): Promise<void> {
    return this.locks.with(`search.${kind}.${engine}`, work);
  }
}
