import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListConsents, type ListedConsent } from './list-consents.query.js';

@QueryHandler(ListConsents)
export class ListConsentsHandler implements IQueryHandler<ListConsents> {
  constructor(private readonly database: Database) {}

  execute({ accountId }: ListConsents): Promise<ListedConsent[]> {
    return this.database.query(
      `SELECT kind, given, text_version AS "textVersion", language, at FROM consent WHERE account_id = $1 ORDER BY id DESC`,
      [accountId],
    );
  }
}
