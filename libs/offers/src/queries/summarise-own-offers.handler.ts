import { Clock, Database } from '@babelboard/platform';
import { EXPIRING_DAYS } from '@babelboard/wire';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { confirmationDueSql } from '../domain/still-open.js';
import { type OwnOffersSummary, SummariseOwnOffers } from './summarise-own-offers.query.js';

const LIVE = liveOfferSql('$2');

@QueryHandler(SummariseOwnOffers)
export class SummariseOwnOffersHandler implements IQueryHandler<SummariseOwnOffers> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ companyId }: SummariseOwnOffers): Promise<OwnOffersSummary> {
    const now = this.clock.now();
    const today = now.toISOString().slice(0, 10);
    const [row] = await this.database.query<OwnOffersSummary>(
      `SELECT numbers.*, views.* FROM
         (SELECT count(*) FILTER (WHERE state = 'draft')::int AS drafts,
                 count(*) FILTER (WHERE ${LIVE})::int AS live,
                 count(*) FILTER (WHERE state = 'paused' AND taken_off_at IS NULL)::int AS paused,
                 count(*) FILTER (WHERE taken_off_at IS NOT NULL AND state <> 'closed')::int AS "takenOff",
                 count(*) FILTER (WHERE ${LIVE} AND expires_at < $2::timestamptz + $3 * interval '1 day')::int AS expiring,
                 count(*) FILTER (WHERE ${LIVE} AND ${confirmationDueSql('$2')})::int AS unconfirmed,
                 count(*) FILTER (WHERE source IS NULL AND state = 'published' AND expires_at > $2)::int AS used,
                 count(published_at) > 0 AS "everLive"
          FROM offer WHERE company_id = $1) AS numbers,
         (SELECT coalesce(sum(views) FILTER (WHERE day > $4::date - 7), 0)::int AS "viewsThisWeek",
                 coalesce(sum(views) FILTER (WHERE day <= $4::date - 7), 0)::int AS "viewsWeekBefore"
          FROM offer_day_figure JOIN offer ON offer.id = offer_id WHERE company_id = $1 AND day > $4::date - 14) AS views`,
      [companyId, now, EXPIRING_DAYS, today],
    );
    return row as OwnOffersSummary;
  }
}
