import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { type LiveOffersPart, SplitLiveOffers } from './split-live-offers.query.js';

@QueryHandler(SplitLiveOffers)
export class SplitLiveOffersHandler implements IQueryHandler<SplitLiveOffers> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ size }: SplitLiveOffers): Promise<LiveOffersPart[]> {
    return this.database.query<LiveOffersPart>(
      `SELECT min(id) AS "firstId", max(updated_at) AS "lastChange"
       FROM (SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / $2 AS part
             FROM offer WHERE ${liveOfferSql('$1')}) AS numbered
       GROUP BY part ORDER BY part`,
      [this.clock.now(), size],
    );
  }
}
