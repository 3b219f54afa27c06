import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SearchEngines } from '../engines/search-engines.js';
import { IndexRebuild } from '../indexing/index-rebuild.js';
import { searchEngineMissing } from '../search.errors.js';
import { type ReindexedEngine, ReindexOffers } from './reindex-offers.command.js';

@CommandHandler(ReindexOffers)
export class ReindexOffersHandler implements ICommandHandler<ReindexOffers> {
  constructor(
    private readonly engines: SearchEngines,
    private readonly rebuild: IndexRebuild,
  ) {}

  /** @throws DomainError SEARCH_ENGINE_MISSING, SEARCH_REINDEX_RUNNING */
  async execute({ engine: wanted, onProgress }: ReindexOffers): Promise<ReindexedEngine[]> {
    const engines = this.engines.all().filter(({ name }) => wanted === undefined || name === wanted);
    if (wanted !== undefined && engines.length === 0) {
      throw searchEngineMissing(wanted);
    }
    const results: ReindexedEngine[] = [];
    for (const engine of engines) {
      const before = results.length;
      const offers = await this.rebuild.run(engine, (done, total) =>
        onProgress(before * total + done, engines.length * total),
      );
      results.push({ engine: engine.name, offers });
    }
    return results;
  }
}
