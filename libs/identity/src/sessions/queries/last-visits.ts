import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** When people were last here, signed in. */
@Injectable()
export class LastVisits {
  constructor(private readonly database: Database) {}

  /** By account; that it was registered counts as a visit. Unknown accounts are left out. */
  async of(accountIds: readonly number[]): Promise<Map<number, Date>> {
    const rows = await this.database.query<{ id: number; at: Date }>(
      `SELECT id, greatest(created_at, last_login_at,
                (SELECT max(last_seen_at) FROM session WHERE account_id = account.id)) AS at
       FROM account WHERE id = ANY ($1)`,
      [accountIds],
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}
