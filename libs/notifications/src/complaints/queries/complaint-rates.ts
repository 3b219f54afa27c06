import { Clock, Database, Metrics } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BULK_MAILS } from '../../templates/mail-kinds.js';
import { type ComplaintRate, complaintRate } from '../domain/complaint-rate.js';

const WINDOW_MS = 7 * 86_400_000;
/** So long what was counted holds for mails that are to be sent: nobody counts anew for each. */
const HOLDS_MS = 60_000;

/** Counts how often mails of the last week that can be stopped were reported as spam. */
@Injectable()
export class ComplaintRates {
  private counted: { at: number; rate: ComplaintRate } | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    const help = 'Complaints by mails of the last week that can be stopped; none while there are too few mails';
    metrics.gauge('babelboard_mail_complaint_rate', help, [], async (gauge) => {
      const { rate } = await this.count();
      gauge.reset();
      if (rate !== null) {
        gauge.set(rate);
      }
    });
  }

  /** Of the last seven days, or since an operator let such mails go on. */
  async count(tx: EntityManager = this.database.dataSource.manager): Promise<ComplaintRate> {
    const [row] = await tx.query<{ mails: number; complaints: number }[]>(
      `WITH begin AS (SELECT greatest($2, max(released_at)) AS at FROM bulk_mail_release)
       SELECT (SELECT count(*)::int FROM mail_delivery, begin
               WHERE state = 'sent' AND sent_at > begin.at AND purpose = ANY ($1)) AS mails,
              (SELECT count(*)::int FROM mail_suppression, begin WHERE complained_at > begin.at) AS complaints`,
      [[...BULK_MAILS], new Date(this.clock.now().getTime() - WINDOW_MS)],
    );
    return complaintRate(row?.mails ?? 0, row?.complaints ?? 0);
  }

  /** Whether mails that can be stopped are to wait; as of the last minute. */
  async stopBulkMail(tx: EntityManager): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (this.counted === undefined || now - this.counted.at >= HOLDS_MS) {
      this.counted = { at: now, rate: await this.count(tx) };
    }
    return this.counted.rate.level === 'stopped';
  }
}
