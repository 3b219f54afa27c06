import { PgListener } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const CHANNEL = 'search_index_changed';

/** A notification holds 8,000 bytes; more ids than fit are announced as "anything may have changed". */
const MOST_IDS = 700;

/** Tells every process when lists have changed: after an index was written, never before. */
@Injectable()
export class IndexChanges {
  constructor(private readonly listener: PgListener) {}

  /** To be called in the transaction that records the write. */
  async announce(tx: EntityManager, offerIds: number[]): Promise<void> {
    const ids = offerIds.length > MOST_IDS ? '' : offerIds.join(',');
    await tx.query('SELECT pg_notify($1, $2)', [CHANNEL, ids]);
  }

  /** Announces that any list may have changed. */
  async announceAll(tx: EntityManager): Promise<void> {
    await tx.query('SELECT pg_notify($1, $2)', [CHANNEL, '']);
  }

  /**
   * Calls `onChange` with the ids of the offers of a write, or null when anything may have changed: after a rebuild and
   * after the connection was lost. Gives the function that stops it.
   */
  listen(onChange: (offerIds: number[] | null) => void): () => void {
    return this.listener.listen(CHANNEL, (ids) => onChange(ids === '' ? null : ids.split(',').map(Number)));
  }

  /** False while changes cannot be heard of. */
  get heard(): boolean {
    return this.listener.isConnected;
  }
}
