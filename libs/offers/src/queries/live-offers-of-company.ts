import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { liveOfferSql } from '../domain/live-offer.js';

/** More than somebody chooses from. */
const MOST = 200;

interface TitledOffer {
  id: number;
  title: string;
}

/** Lists the live offers of a company to choose from, the newest first. */
@Injectable()
export class LiveOffersOfCompany {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  all(companyId: number): Promise<TitledOffer[]> {
    return this.read(companyId, 'true');
  }

  /** Those that people apply to on this board. */
  takingApplications(companyId: number): Promise<TitledOffer[]> {
    return this.read(companyId, 'apply_here');
  }

  private read(companyId: number, condition: string): Promise<TitledOffer[]> {
    return this.database.query<TitledOffer>(
      `SELECT id, title FROM offer WHERE company_id = $1 AND ${condition} AND ${liveOfferSql('$2')}
       ORDER BY published_at DESC, id DESC LIMIT ${MOST}`,
      [companyId, this.clock.now()],
    );
  }
}
