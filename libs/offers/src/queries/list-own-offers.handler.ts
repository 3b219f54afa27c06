import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { confirmationDueSql } from '../domain/still-open.js';
import {
  ListOwnOffers,
  type OfferList,
  type OwnOfferRow,
  type OwnOffers,
  type OwnOffersFilter,
} from './list-own-offers.query.js';

/** In which of the company's lists an offer stands. */
const LIST = `CASE WHEN taken_off_at IS NULL OR state = 'closed' THEN state ELSE 'taken_off' END`;

/** @param now placeholders of the time, and of whether those to be confirmed are asked for alone */
const found = (now: `$${number}`, dueAlone: `$${number}`) =>
  `company_id = $1 AND ($2 = '' OR title ILIKE '%' || $2 || '%')
   AND (NOT ${dueAlone}::boolean OR (${liveOfferSql(now)} AND ${confirmationDueSql(now)}))`;

const VIEWS = '(SELECT sum(views) FROM offer_day_figure WHERE offer_id = offer.id)';

const ORDER: Record<OwnOffersFilter['sort'], string> = {
  newest: 'created_at DESC',
  title: 'lower(title)',
  expires: 'expires_at NULLS LAST',
  views: `${VIEWS} DESC NULLS LAST`,
};

@QueryHandler(ListOwnOffers)
export class ListOwnOffersHandler implements IQueryHandler<ListOwnOffers> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ companyId, filter }: ListOwnOffers): Promise<OwnOffers> {
    const words = filter.words.replace(/[\\%_]/g, '\\$&');
    const counts = await this.count(companyId, words, filter.confirmationDue);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const total = filter.state === null ? all : counts[filter.state];
    const lastPage = Math.max(1, Math.ceil(total / filter.rows));
    const page = Math.min(filter.page, lastPage);
    return { rows: await this.rows(companyId, words, { ...filter, page }), total, page, lastPage, counts };
  }

  private async count(companyId: number, words: string, dueAlone: boolean): Promise<Record<OfferList, number>> {
    const counts = { draft: 0, published: 0, paused: 0, closed: 0, expired: 0, taken_off: 0 };
    const rows = await this.database.query<{ list: OfferList; count: number }>(
      `SELECT ${LIST} AS list, count(*)::int AS count FROM offer WHERE ${found('$3', '$4')} GROUP BY list`,
      [companyId, words, this.clock.now(), dueAlone],
    );
    for (const { list, count } of rows) {
      counts[list] = count;
    }
    return counts;
  }

  /** The page first, its figures then: a company may have had thousands of offers. */
  private rows(companyId: number, words: string, filter: OwnOffersFilter): Promise<OwnOfferRow[]> {
    const { state, sort, page, rows, confirmationDue } = filter;
    return this.database.query<OwnOfferRow>(
      `WITH page AS (
         SELECT id, row_number() OVER (ORDER BY ${ORDER[sort]}, id DESC) AS position FROM offer
         WHERE ${found('$6', '$7')} AND ($3::text IS NULL OR ${LIST} = $3) ORDER BY position LIMIT $4 OFFSET $5
       )
       SELECT offer.id, state, kind, title, places, step, ${liveOfferSql('$6')} AS live,
              ${liveOfferSql('$6')} AND ${confirmationDueSql('$6')} AS "confirmationDue", apply_here AS "applyHere", sunk,
              closed_outcome AS "closedOutcome", published_at AS "publishedAt", expires_at AS "expiresAt",
              updated_at AS "updatedAt", coalesce(figures.views, 0)::int AS views,
              coalesce(figures.redirects, 0)::int AS redirects,
              coalesce((SELECT json_agg((asked->>'languageId')::int) FROM jsonb_array_elements(languages) AS asked), '[]')
                AS "languageIds"
       FROM page JOIN offer ON offer.id = page.id
       LEFT JOIN LATERAL (
         SELECT sum(views) AS views, sum(redirects) AS redirects FROM offer_day_figure WHERE offer_id = offer.id
       ) AS figures ON true
       ORDER BY position`,
      [companyId, words, state, rows, (page - 1) * rows, this.clock.now(), confirmationDue],
    );
  }
}
