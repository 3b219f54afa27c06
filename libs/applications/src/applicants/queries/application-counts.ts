import { Database } from '@babelboard/platform';
import type { ClientPlatform } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';

/** Of the offers in `$1`, those that are there and, by numbers alone, those that were erased. */
const APPLIED = `
  SELECT offer_id, (applied_at AT TIME ZONE 'UTC')::date AS day, platform, 1 AS applications FROM job_application WHERE offer_id = ANY ($1)
  UNION ALL SELECT offer_id, day, platform, applications FROM erased_application_count WHERE offer_id = ANY ($1)`;

/** How many people applied, also those who took it back or were erased since, for the figures of offers. */
@Injectable()
export class ApplicationCounts {
  constructor(private readonly database: Database) {}

  /** By offer, with one statement for all of them; one that nobody applied to is left out. */
  async among(offerIds: readonly number[]): Promise<Map<number, number>> {
    if (offerIds.length === 0) {
      return new Map();
    }
    const rows = await this.database.query<{ offerId: number; count: number }>(
      `SELECT offer_id AS "offerId", sum(applications)::int AS count FROM (${APPLIED}) AS applied GROUP BY offer_id`,
      [offerIds],
    );
    return new Map(rows.map(({ offerId, count }) => [offerId, count]));
  }

  /** Of each day and platform with any, the first day first; days are those of UTC, as with other figures. */
  of(offerId: number): Promise<{ day: string; platform: ClientPlatform; applications: number }[]> {
    return this.database.query(
      `SELECT day::text, platform, sum(applications)::int AS applications FROM (${APPLIED}) AS applied
       GROUP BY day, platform ORDER BY day, platform`,
      [[offerId]],
    );
  }
}
