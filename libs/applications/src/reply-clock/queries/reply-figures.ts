import { Database, PageChanges } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { WAITS_FOR_ANSWER } from '../domain/waits-for-answer.js';

/** Fewer applications say nothing of a company. */
const PUBLIC_FROM = 10;

/** What everybody may know of how a company answers. */
export interface RepliesInPublic {
  /** Half of the applicants had an answer within so many days; null where more than half had none. */
  medianDays: number | null;
  applications: number;
}

/**
 * Over the applications of one year. Who withdrew before an answer, or whose date has not come, says nothing yet; who waits past the date
 * counts as one without an answer, so that nobody looks quick by answering a few.
 */
const WORK_OUT = `
  INSERT INTO company_reply_figure (company_id, applications, median_days)
  SELECT asked.id, count(a.days), CASE WHEN count(a.days) FILTER (WHERE a.days < 'infinity') * 2 >= count(a.days) AND count(a.days) > 0
    THEN greatest(1, ceil(percentile_disc(0.5) WITHIN GROUP (ORDER BY a.days))) END
  FROM unnest($1::int[]) AS asked(id) LEFT JOIN (
    SELECT company_id, CASE WHEN answered_at IS NULL THEN 'infinity'::float8 ELSE extract(epoch FROM answered_at - applied_at) / 86400 END AS days
    FROM job_application
    WHERE company_id = ANY ($1) AND applied_at > $2::timestamptz - interval '1 year'
      AND (answered_at IS NOT NULL OR (${WAITS_FOR_ANSWER} AND answer_due_at <= $2))
  ) a ON a.company_id = asked.id
  GROUP BY asked.id
  ON CONFLICT (company_id) DO UPDATE SET applications = excluded.applications, median_days = excluded.median_days
  WHERE (company_reply_figure.applications, company_reply_figure.median_days) IS DISTINCT FROM (excluded.applications, excluded.median_days)
  RETURNING company_id AS id`;

/** Tells how long applicants of a company wait for an answer. */
@Injectable()
export class ReplyFigures {
  constructor(
    private readonly database: Database,
    private readonly pages: PageChanges,
  ) {}

  /** Null where there are too few applications. */
  async inPublic(companyId: number): Promise<RepliesInPublic | null> {
    const [figure] = await this.database.query<RepliesInPublic>(
      `SELECT median_days AS "medianDays", applications FROM company_reply_figure
       WHERE company_id = $1 AND applications >= ${PUBLIC_FROM}`,
      [companyId],
    );
    return figure ?? null;
  }

  /** Works the figures of companies out anew, and has public pages show those that changed. */
  async workOut(companyIds: readonly number[], now: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const changed = await tx.query<{ id: number }[]>(WORK_OUT, [companyIds, now]);
      await this.pages.announce(
        tx,
        changed.map(({ id }) => `company:${id}` as const),
      );
    });
  }
}
