import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';

/** Files that are to go: kept in the transaction that forgets them, removed after its commit by `RemoveFiles`. */
@Injectable()
export class FileRemovals {
  constructor(private readonly clock: Clock) {}

  /** @param keys storage keys; a file that is not there is no error */
  async add(tx: EntityManager, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) {
      await tx.query('INSERT INTO file_removal (key, since) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING', [
        keys,
        this.clock.now(),
      ]);
    }
  }
}
