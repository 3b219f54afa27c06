import { ProjectionRebuild } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SearchEngines } from '../engines/search-engines.js';
import { OfferProjections } from '../indexing/offer-projections.js';
import { reindexRunning } from '../search.errors.js';
import { type ReindexedEngine, ReindexOffers } from './reindex-offers.command.js';

@CommandHandler(ReindexOffers)
export class ReindexOffersHandler implements ICommandHandler<ReindexOffers> {
  constructor(
    private readonly engines: SearchEngines,
    private readonly projections: OfferProjections,
    private readonly rebuild: ProjectionRebuild,
  ) {}

  /** @throws DomainError SEARCH_ENGINE_MISSING, SEARCH_REINDEX_RUNNING */
  async execute({ engine: wanted, onProgress }: ReindexOffers): Promise<ReindexedEngine[]> {
    const engines = wanted === undefined ? this.engines.all().map(({ name }) => name) : [wanted];
    const results: ReindexedEngine[] = [];
    for (const engine of engines) {
      const before = results.length;
      const offers = await this.rebuild.run(this.projections.into(engine), {
        onProgress: (done, total) => onProgress(before * total + done, engines.length * total),
      });
      if (offers === undefined) {
        throw reindexRunning(engine);
      }
      results.push({ engine, offers });
    }
    return results;
  }
}
