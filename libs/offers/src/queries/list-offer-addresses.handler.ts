import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { ListOfferAddresses, type OfferAddress } from './list-offer-addresses.query.js';

const COLUMNS = 'id, title, places, updated_at AS "updatedAt"';

@QueryHandler(ListOfferAddresses)
export class ListOfferAddressesHandler implements IQueryHandler<ListOfferAddresses> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ which }: ListOfferAddresses): Promise<OfferAddress[]> {
    return 'ids' in which
      ? this.database.query(`SELECT ${COLUMNS} FROM offer WHERE id = ANY ($1)`, [which.ids])
      : this.database.query(
          `SELECT ${COLUMNS} FROM offer WHERE id > $1 AND ${liveOfferSql('$2')} ORDER BY id LIMIT $3`,
          [which.liveAfterId, this.clock.now(), which.limit],
        );
  }
}
