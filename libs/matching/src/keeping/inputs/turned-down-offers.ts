import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { TurnedDown } from '../../scoring/domain/what-person-brings.js';
import { type Discard, turnedDownBy } from '../domain/turned-down.js';

/** Reads what people said by discarding offers. */
@Injectable()
export class TurnedDownOffers {
  constructor(private readonly database: Database) {}

  /** By account; who discarded nothing is left out. */
  async of(accountIds: readonly number[]): Promise<Map<number, TurnedDown>> {
    const rows = await this.database.query<{ accountId: number; discards: Discard[] }>(
      `SELECT account_id AS "accountId", json_agg(json_build_object('reason', reason, 'matching', discarded -> 'matching',
                'asks', discarded -> 'asks') ORDER BY offer_id) AS discards
       FROM matching_mark WHERE account_id = ANY ($1) AND state = 'discarded' GROUP BY account_id`,
      [accountIds],
    );
    return new Map(rows.map(({ accountId, discards }) => [accountId, turnedDownBy(discards)]));
  }
}
