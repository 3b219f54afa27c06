import { BatchLoop, PgListener } from '@babelboard/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { OfferSearchEngine } from '../engines/offer-search-engine.js';
import { SearchEngines } from '../engines/search-engines.js';
import { DIRTY_CHANNEL } from './dirty-offers.js';
import { IndexBatch } from './index-batch.js';
import { IndexRebuild } from './index-rebuild.js';
import { MissedOffers } from './missed-offers.js';

const POLL_MS = 2_000;

/** Keeps the index of every engine up to date; for the worker. */
@Injectable()
export class IndexLoops implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(IndexLoops.name);
  private readonly loops = new Map<string, BatchLoop>();
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly engines: SearchEngines,
    private readonly batch: IndexBatch,
    private readonly rebuild: IndexRebuild,
    private readonly missed: MissedOffers,
    private readonly listener: PgListener,
  ) {}

  onApplicationBootstrap(): void {
    for (const engine of this.engines.all()) {
      const step = this.steps(engine);
      const loop = new BatchLoop({ name: `IndexLoop ${engine.name}`, pollMs: POLL_MS, step });
      this.loops.set(engine.name, loop);
      loop.start();
    }
    this.stopListening = this.listener.listen(DIRTY_CHANNEL, (engine) => this.wake(engine));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopListening?.();
    await Promise.all([...this.loops.values()].map((loop) => loop.stop()));
  }

  /** The first step that succeeds also looks for what was missed while nothing ran. */
  private steps(engine: OfferSearchEngine): () => Promise<number> {
    let first = true;
    return async () => {
      const rebuilding = await this.rebuild.isUnderWay(engine);
      if (!(await engine.isReady())) {
        return rebuilding ? 0 : this.build(engine);
      }
      if (first) {
        await this.missed.repair(engine);
        first = false;
      }
      return this.batch.run(engine);
    };
  }

  private async build(engine: OfferSearchEngine): Promise<number> {
    const offers = await this.rebuild.run(engine, () => undefined);
    this.logger.log(`Built the index of ${engine.name}: ${offers} offers`);
    return 1;
  }

  private wake(engine: string): void {
    if (engine === '') {
      for (const loop of this.loops.values()) {
        loop.wake();
      }
    } else {
      this.loops.get(engine)?.wake();
    }
  }
}
