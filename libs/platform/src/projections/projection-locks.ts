import { Injectable } from '@nestjs/common';
import { type LockedWork, SessionLocks } from '../database/session-locks.js';
import type { Projection, ProjectionWork } from './projection.js';

/** Lets one process at a time work on an index. */
@Injectable()
export class ProjectionLocks {
  constructor(private readonly locks: SessionLocks) {}

  /** Whether this process is the one that works on it; where nobody is yet, it becomes that. */
  async own({ owner }: Projection): Promise<boolean> {
    return owner === undefined || this.locks.keep(owner);
  }

  /** Runs `work` under the lock; gives `undefined` without running it when another holds the lock. */
  tryWith<T>(projection: Projection, kind: ProjectionWork, work: LockedWork<T>): Promise<T | undefined> {
    return this.locks.tryWith(lockName(projection, kind), work);
  }

  /** Waits for the lock, in turn, and runs `work` under it. */
  with(projection: Projection, kind: ProjectionWork, work: LockedWork<void>): Promise<void> {
    return this.locks.with(lockName(projection, kind), work);
  }
}

function lockName({ name, lockNames }: Projection, kind: ProjectionWork): string {
  return lockNames?.[kind] ?? `${name}.${kind}`;
}
