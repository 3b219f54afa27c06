import { Injectable } from '@nestjs/common';
import { OfferDocuments } from '../engines/offer-documents.js';
import type { OfferSearchEngine } from '../engines/offer-search-engine.js';
import { DirtyOffers } from './dirty-offers.js';
import { EngineLock } from './engine-lock.js';
import { IndexChanges } from './index-changes.js';

const BATCH = 500;

/**
 * Writes the present state of marked offers into an index: live ones are written over, the others taken out. A mark goes
 * away only with the write, so a batch that is cut off at any point is simply done again.
 */
@Injectable()
export class IndexBatch {
  constructor(
    private readonly documents: OfferDocuments,
    private readonly dirty: DirtyOffers,
    private readonly lock: EngineLock,
    private readonly changes: IndexChanges,
  ) {}

  /** Gives the number of offers written; 0 also when another process is at it. */
  async run(engine: OfferSearchEngine): Promise<number> {
    return (await this.lock.tryWith(engine.name, 'write', () => this.write(engine))) ?? 0;
  }

  private async write(engine: OfferSearchEngine): Promise<number> {
    const marks = await this.dirty.take(engine.name, BATCH);
    if (marks.length === 0) {
      return 0;
    }
    const ids = marks.map(({ offerId }) => offerId);
    const documents = await this.documents.load(ids);
    const live = new Set(documents.map(({ id }) => id));
    await engine.write(
      documents,
      ids.filter((id) => !live.has(id)),
      async (tx) => {
        await this.dirty.clear(tx, engine.name, marks);
        await this.changes.announce(tx, ids);
      },
    );
    return marks.length;
  }
}
