import { MinisiteChanged } from '@babelboard/companies/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { IndexChanges } from '../indexing/index-changes.js';

/** Lists show logos and minisites: who keeps lists must read them anew. */
@Reaction({ id: 'search.announce-minisite-change', on: [MinisiteChanged], workload: 'general' })
export class AnnounceMinisiteChange implements ReactionHandler {
  constructor(private readonly changes: IndexChanges) {}

  async handle(_event: StoredEvent, tx: EntityManager): Promise<void> {
    await this.changes.announceAll(tx);
  }
}
