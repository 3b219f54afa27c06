import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListSourceKeys } from './list-source-keys.query.js';

@QueryHandler(ListSourceKeys)
export class ListSourceKeysHandler implements IQueryHandler<ListSourceKeys> {
  constructor(private readonly database: Database) {}

  async execute({ source }: ListSourceKeys): Promise<string[]> {
    const rows = await this.database.query<{ key: string }>('SELECT source_key AS key FROM offer WHERE source = $1', [
      source,
    ]);
    return rows.map(({ key }) => key);
  }
}
