import { ProjectionRebuild, ProjectionSweep } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OfferProjections } from '../indexing/offer-projections.js';
import { CatchUpIndexes } from './catch-up-indexes.command.js';

/**
 * An index that is there gets all offers that it lacks marked at once; the worker takes the marks in large batches. Where PostgreSQL's was
 * never built, it is built here and now: it is enough to serve the board. That of Meilisearch is left to the worker.
 */
@CommandHandler(CatchUpIndexes)
export class CatchUpIndexesHandler implements ICommandHandler<CatchUpIndexes> {
  constructor(
    private readonly projections: OfferProjections,
    private readonly rebuild: ProjectionRebuild,
    private readonly sweep: ProjectionSweep,
  ) {}

  async execute(): Promise<void> {
    const postgres = this.projections.into('postgres');
    for (const projection of this.projections.all()) {
      if (projection !== postgres && (await projection.index.isReady())) {
        await this.sweep.mark(projection);
      }
    }
    if (!(await postgres.index.isReady())) {
      // Whoever builds it already has perhaps not read all offers, but those that it lacks are marked in any case.
      await this.rebuild.run(postgres);
    }
    await this.sweep.mark(postgres);
  }
}
