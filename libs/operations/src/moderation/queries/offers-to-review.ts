import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { ReportReason } from '../../domain/report-reason.js';
import type { ReportDecision } from '../../entities/offer-report.entity.js';

/** A report as operators read it: who sent it is nobody's business but of the mail that answers. */
export interface ReviewedReport {
  id: number;
  reference: string;
  reason: ReportReason;
  text: string;
  receivedAt: Date;
  decision: ReportDecision | null;
  decidedAt: Date | null;
}

export interface ReportedOffer {
  offerId: number;
  /** Oldest first. */
  reports: ReviewedReport[];
}

export interface ReportedOffers {
  offers: ReportedOffer[];
  /** Where the next page begins; null on the last one. */
  next: number | null;
  /** How many offers have open reports. */
  open: number;
}

/** Reports a page shows of one offer at most; the rest come up once these are decided. */
const MOST_REPORTS = 50;

/** Reads reports by the offer that they are about. */
@Injectable()
export class OffersToReview {
  constructor(private readonly database: Database) {}

  /**
   * @param decided those that were decided, the latest first; else the open ones, those that wait longest first
   * @param page from 0
   */
  async list(decided: boolean, page: number, size: number): Promise<ReportedOffers> {
    const rows = await this.database.query<{ offerId: number }>(
      decided
        ? `SELECT offer_id AS "offerId" FROM offer_report WHERE decision IS NOT NULL
           GROUP BY offer_id ORDER BY max(decided_at) DESC, offer_id LIMIT $1 OFFSET $2`
        : `SELECT offer_id AS "offerId" FROM offer_report WHERE decision IS NULL
           GROUP BY offer_id ORDER BY min(received_at), offer_id LIMIT $1 OFFSET $2`,
      [size + 1, page * size],
    );
    const ids = rows.slice(0, size).map(({ offerId }) => offerId);
    const reports = await this.reports(ids, decided);
    const [open] = await this.database.query<{ count: number }>(
      'SELECT count(DISTINCT offer_id)::int AS count FROM offer_report WHERE decision IS NULL',
    );
    return {
      offers: ids.map((offerId) => ({ offerId, reports: reports.get(offerId) ?? [] })),
      next: rows.length > size ? page + 1 : null,
      open: open?.count ?? 0,
    };
  }

  private async reports(offerIds: number[], decided: boolean): Promise<Map<number, ReviewedReport[]>> {
    const rows = await this.database.query<ReviewedReport & { offerId: number }>(
      `SELECT "offerId", id, reference, reason, text, "receivedAt", decision, "decidedAt" FROM (
         SELECT offer_id AS "offerId", id, reference, reason, text, received_at AS "receivedAt", decision,
                decided_at AS "decidedAt", row_number() OVER (PARTITION BY offer_id ORDER BY id) AS position
         FROM offer_report WHERE offer_id = ANY ($1) AND (decision IS NOT NULL) = $2
       ) AS numbered WHERE position <= $3 ORDER BY id`,
      [offerIds, decided, MOST_REPORTS],
    );
    const byOffer = new Map<number, ReviewedReport[]>();
    for (const { offerId, ...report } of rows) {
      byOffer.set(offerId, [...(byOffer.get(offerId) ?? []), report]);
    }
    return byOffer;
  }
}
