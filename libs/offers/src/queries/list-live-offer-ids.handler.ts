import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { ListLiveOfferIds } from './list-live-offer-ids.query.js';

@QueryHandler(ListLiveOfferIds)
export class ListLiveOfferIdsHandler implements IQueryHandler<ListLiveOfferIds> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ afterId, limit }: ListLiveOfferIds): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM offer WHERE id > $1 AND ${liveOfferSql('$2')} ORDER BY id LIMIT $3`,
      [afterId, this.clock.now(), limit],
    );
    return rows.map(({ id }) => id);
  }
}
