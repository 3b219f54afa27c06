import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** Keeps since when lists show offers. Where a worker was away or an index behind, that is later than they were published. */
@Injectable()
export class ListingTimes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** To be called when every list shows the offer. */
  async note(offerId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO offer_listing (offer_id, listed_at) VALUES ($1, $2)
       ON CONFLICT (offer_id) DO UPDATE SET listed_at = excluded.listed_at`,
      [offerId, this.clock.now()],
    );
  }

  /** Of those of the offers of which it is known, by id. */
  async of(offerIds: readonly number[]): Promise<Map<number, Date>> {
    const rows = await this.database.query<{ id: number; listedAt: Date }>(
      'SELECT offer_id AS id, listed_at AS "listedAt" FROM offer_listing WHERE offer_id = ANY ($1)',
      [offerIds],
    );
    return new Map(rows.map(({ id, listedAt }) => [id, listedAt]));
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.query('DELETE FROM offer_listing WHERE listed_at < $1', [moment]);
  }
}
