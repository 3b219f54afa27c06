import { AdvertisingCompanies } from '@babelboard/companies/contract';
import { Clock } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { liveOfferSql } from '../domain/live-offer.js';

/** Tells which companies have a live offer. */
@Injectable()
export class TellAdvertisingCompanies implements OnModuleInit {
  constructor(
    private readonly companies: AdvertisingCompanies,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.companies.tell(async (tx, companyId) => {
      const found = await tx.query<unknown[]>(
        `SELECT FROM offer WHERE company_id = $1 AND ${liveOfferSql('$2')} LIMIT 1`,
        [companyId, this.clock.now()],
      );
      return found.length > 0;
    });
  }
}
