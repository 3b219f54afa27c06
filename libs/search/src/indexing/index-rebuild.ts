import { ListLiveOfferIds } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OfferDocument } from '../engines/offer-document.js';
import { OfferDocuments } from '../engines/offer-documents.js';
import type { OfferSearchEngine } from '../engines/offer-search-engine.js';
import { reindexRunning } from '../search.errors.js';
import { DirtyOffers } from './dirty-offers.js';
import { EngineLock } from './engine-lock.js';
import { IndexChanges } from './index-changes.js';
import { RebuildTimes } from './rebuild-times.js';

/** Offers read and written at a time. */
export const REBUILD_BATCH = 1_000;
const IDS = 50_000;

/** Builds an index anew beside the one that serves, which goes on taking changes; it may be killed at any point. */
@Injectable()
export class IndexRebuild {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly documents: OfferDocuments,
    private readonly dirty: DirtyOffers,
    private readonly lock: EngineLock,
    private readonly changes: IndexChanges,
  ) {}

  /**
   * Gives the number of offers indexed.
   * @throws DomainError SEARCH_REINDEX_RUNNING when the index is being rebuilt already
   */
  async run(
    engine: OfferSearchEngine,
    onProgress: (done: number, total: number) => void,
    times = new RebuildTimes(),
  ): Promise<number> {
    const done = await this.lock.tryWith(engine.name, 'rebuild', () => this.rebuild(engine, onProgress, times));
    if (done === undefined) {
      throw reindexRunning(engine.name);
    }
    return done;
  }

  /** Whether the index is being rebuilt; a rebuild that was killed is tidied up: what it missed is marked. */
  async isUnderWay(engine: OfferSearchEngine): Promise<boolean> {
    if (!(await this.dirty.isRebuilding(engine.name))) {
      return false;
    }
    const tidied = await this.lock.tryWith(engine.name, 'rebuild', async () => {
      await this.database.transaction((tx) => this.dirty.endRebuild(tx, engine.name));
      return true;
    });
    return tidied !== true;
  }

  private async rebuild(
    engine: OfferSearchEngine,
    onProgress: (done: number, total: number) => void,
    times: RebuildTimes,
  ): Promise<number> {
    const build = await engine.startBuild(times);
    await this.dirty.startRebuild(engine.name);
    const ids = await this.liveIds();
    let indexed = 0;
    onProgress(0, ids.length);
    for await (const documents of this.inBatches(ids, times)) {
      await build.add(documents);
      indexed += documents.length;
      onProgress(indexed, ids.length);
    }
    await build.finish();
    await times.of('swap', () =>
      this.lock.with(engine.name, 'write', () =>
        build.swap(async (tx) => {
          await this.dirty.endRebuild(tx, engine.name);
          await this.changes.announceAll(tx);
        }),
      ),
    );
    return indexed;
  }

  /** Each batch is read while the one before it is written. */
  private async *inBatches(ids: number[], times: RebuildTimes): AsyncGenerator<OfferDocument[]> {
    let next: Promise<OfferDocument[]> | undefined;
    for (let start = 0; start < ids.length; start = start + REBUILD_BATCH) {
      const documents = await (next ?? this.documents.load(ids.slice(start, start + REBUILD_BATCH), times));
      const following = ids.slice(start + REBUILD_BATCH, start + 2 * REBUILD_BATCH);
      next = following.length > 0 ? this.documents.load(following, times) : undefined;
      // Looked at in its turn; until then a failure is not unhandled.
      next?.catch(() => undefined);
      yield documents;
    }
  }

  private async liveIds(): Promise<number[]> {
    const ids: number[] = [];
    for (;;) {
      const part = await this.queries.execute(new ListLiveOfferIds(ids.at(-1) ?? 0, IDS));
      ids.push(...part);
      if (part.length < IDS) {
        return ids;
      }
    }
  }
}
