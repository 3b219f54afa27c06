import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { liveOfferSql } from '../domain/live-offer.js';

/** More than somebody chooses from. */
const MOST = 200;

/** Lists the live offers of a company that people apply to on this board. */
@Injectable()
export class OffersTakingApplications {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  of(companyId: number): Promise<{ id: number; title: string }[]> {
    return this.database.query<{ id: number; title: string }>(
      `SELECT id, title FROM offer WHERE company_id = $1 AND apply_here AND ${liveOfferSql('$2')}
       ORDER BY published_at DESC, id DESC LIMIT ${MOST}`,
      [companyId, this.clock.now()],
    );
  }
}
