import { Clock } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { ListLiveOffersOfCompany } from './list-live-offers-of-company.query.js';

@QueryHandler(ListLiveOffersOfCompany)
export class ListLiveOffersOfCompanyHandler implements IQueryHandler<ListLiveOffersOfCompany> {
  constructor(private readonly clock: Clock) {}

  async execute({ companyId, tx }: ListLiveOffersOfCompany): Promise<number[]> {
    const rows = await tx.query<{ id: number }[]>(
      `SELECT id FROM offer WHERE company_id = $1 AND ${liveOfferSql('$2')} ORDER BY id`,
      [companyId, this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }
}
