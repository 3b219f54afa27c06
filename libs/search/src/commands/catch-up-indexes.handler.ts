import { DomainError } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SearchEngines } from '../engines/search-engines.js';
import { IndexRebuild } from '../indexing/index-rebuild.js';
import { MissedOffers } from '../indexing/missed-offers.js';
import { SEARCH_REINDEX_RUNNING } from '../search.errors.js';
import { CatchUpIndexes } from './catch-up-indexes.command.js';

/**
 * An index that is there gets all offers that it lacks marked at once; the worker takes the marks in large batches. Where PostgreSQL's was
 * never built, it is built here and now: it is enough to serve the board. That of Meilisearch is left to the worker.
 */
@CommandHandler(CatchUpIndexes)
export class CatchUpIndexesHandler implements ICommandHandler<CatchUpIndexes> {
  constructor(
    private readonly engines: SearchEngines,
    private readonly rebuild: IndexRebuild,
    private readonly missed: MissedOffers,
  ) {}

  async execute(): Promise<void> {
    const { postgres, meilisearch } = this.engines;
    if (meilisearch !== undefined && (await meilisearch.isReady())) {
      await this.missed.mark(meilisearch);
    }
    if (!(await postgres.isReady())) {
      await this.build();
    }
    await this.missed.mark(postgres);
  }

  private async build(): Promise<void> {
    try {
      await this.rebuild.run(this.engines.postgres, () => undefined);
    } catch (error) {
      // Whoever builds it has perhaps not read all offers, but those that it lacks are marked in any case.
      if (!(error instanceof DomainError && error.code === SEARCH_REINDEX_RUNNING)) {
        throw error;
      }
    }
  }
}
