import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPasskeys, type PasskeyRow } from './list-passkeys.query.js';

@QueryHandler(ListPasskeys)
export class ListPasskeysHandler implements IQueryHandler<ListPasskeys> {
  constructor(private readonly database: Database) {}

  execute({ accountId }: ListPasskeys): Promise<PasskeyRow[]> {
    return this.database.query<PasskeyRow>(
      `SELECT id, name, backed_up AS "backedUp", created_at AS "createdAt", last_used_at AS "lastUsedAt"
       FROM passkey WHERE account_id = $1 ORDER BY created_at, id`,
      [accountId],
    );
  }
}
