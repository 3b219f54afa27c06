import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Storage } from '../storage/storage.js';
import { FileRemovals } from './file-removals.js';

/** Stores files before their rows are written. */
@Injectable()
export class NewFiles {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly removals: FileRemovals,
  ) {}

  /**
   * Does the work that stores the files and writes the rows that have them, where it cancels their removal (`FileRemovals.cancel`). Where it
   * is refused they go at once, for whoever they are of may be gone; where the process is killed in between, within the hour.
   * @throws whatever the work throws
   */
  async keeping<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    await this.database.transaction(async (tx) => {
      for (const key of keys) {
        await this.removals.plan(tx, key);
      }
    });
    try {
      return await work();
    } catch (error) {
      // The removal is planned already, and tried again: what fails here is no other failure than that of the work.
      await this.removeAll(keys).catch(() => undefined);
      throw error;
    }
  }

  /** Those whose rows were not written: a failure may have come after the commit. */
  private async removeAll(keys: readonly string[]): Promise<void> {
    const left = await this.database.transaction((tx) => this.removals.hasten(tx, keys));
    for (const key of left) {
      await this.storage.remove(key);
    }
  }
}
