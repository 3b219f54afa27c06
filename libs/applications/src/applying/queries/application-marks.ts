import { Database } from '@babelboard/platform';
import type { ApplicationStatus } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** That somebody applied to an offer. */
export interface ApplicationMark {
  id: number;
  status: ApplicationStatus;
  appliedAt: Date;
}

/** What a candidate's lists and cards say of offers that they applied to. */
@Injectable()
export class ApplicationMarks {
  constructor(private readonly database: Database) {}

  /** By offer, with one statement for all of them. */
  async among(
    accountId: number,
    offerIds: readonly number[],
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<Map<number, ApplicationMark>> {
    if (offerIds.length === 0) {
      return new Map();
    }
    const rows = await tx.query<(ApplicationMark & { offerId: number })[]>(
      `SELECT id, offer_id AS "offerId", status, applied_at AS "appliedAt" FROM job_application
       WHERE account_id = $1 AND offer_id = ANY ($2)`,
      [accountId, offerIds],
    );
    return new Map(rows.map(({ offerId, ...mark }) => [offerId, mark]));
  }
}
