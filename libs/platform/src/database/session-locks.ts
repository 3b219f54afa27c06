import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { LockSession } from './lock-session.js';

/** What runs under a lock. Once `lost` is aborted another may have the lock: look before each write. */
export type LockedWork<T> = (lost: AbortSignal) => Promise<T>;

/**
 * Advisory locks of PostgreSQL that need no open transaction and are free again as soon as their owner is gone, however it went. They
 * belong to sessions of this process beside the pool: what runs under a lock has the whole pool.
 */
@Injectable()
export class SessionLocks implements OnApplicationShutdown {
  /** A session gets a lock that it has once more, so what is held in the shared one this process knows by itself. */
  private readonly held = new Set<string>();
  private shared: LockSession | undefined;
  /** Which of them keeps a lock. */
  private readonly kept = new Map<string, LockSession>();
  /** Those that wait, each by itself: a session that waits does nothing else. */
  private readonly waiting = new Set<LockSession>();
  private closed = false;

  constructor(private readonly settings: Settings) {}

  /** Runs `work` under the lock; gives `undefined` without running it when another holds the lock or waits for it. */
  async tryWith<T>(name: string, work: LockedWork<T>): Promise<T | undefined> {
    if (this.held.has(name)) {
      return undefined;
    }
    this.held.add(name);
    try {
      const session = this.sharedSession();
      if (!(await session.tryLock(name))) {
        return undefined;
      }
      try {
        return await work(session.lost);
      } finally {
        await session.unlock(name);
      }
    } finally {
      this.held.delete(name);
    }
  }

  /**
   * Takes a lock that is let go only when the session ends, with this process at the latest. Gives whether this process has it; false where
   * another does. To be asked before each piece of work, for a session may be lost.
   */
  async keep(name: string): Promise<boolean> {
    const session = this.sharedSession();
    if (this.kept.get(name) === session) {
      return true;
    }
    const isLocked = await session.tryLock(name);
    if (isLocked) {
      this.kept.set(name, session);
    }
    return isLocked;
  }

  /**
   * Waits for the lock and runs `work` under it; whoever waits has it in turn.
   * @throws when this process ends meanwhile
   */
  async with<T>(name: string, work: LockedWork<T>): Promise<T> {
    const session = this.newSession();
    this.waiting.add(session);
    try {
      await session.lock(name);
      return await work(session.lost);
    } finally {
      await session.end();
      this.waiting.delete(session);
    }
  }

  /** After loops have ended that work under a lock. Who still waits for one, waits no longer. */
  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await Promise.all([this.shared, ...this.waiting].map((session) => session?.end()));
  }

  private sharedSession(): LockSession {
    if (this.shared === undefined || this.shared.lost.aborted) {
      this.shared = this.newSession();
    }
    return this.shared;
  }

  private newSession(): LockSession {
    if (this.closed) {
      throw new Error('This process ends and takes no more locks');
    }
    return new LockSession(this.settings.databaseUrl);
  }
}
