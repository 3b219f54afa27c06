import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { AuditEntry } from './audit-entry.entity.js';
import { type AuditPage, ListAuditEntries } from './list-audit-entries.query.js';

@QueryHandler(ListAuditEntries)
export class ListAuditEntriesHandler implements IQueryHandler<ListAuditEntries> {
  constructor(private readonly database: Database) {}

  async execute({ page, accountId, action }: ListAuditEntries): Promise<AuditPage> {
    const query = this.database.dataSource.manager
      .createQueryBuilder(AuditEntry, 'entry')
      .orderBy('entry.id', 'DESC')
      .take(page.size + 1);
    if (page.cursor !== null) {
      query.andWhere('entry.id < :cursor', { cursor: page.cursor });
    }
    if (accountId !== null) {
      query.andWhere(
        `(entry.actorId = :accountId OR entry.behalfOfId = :accountId OR entry.subject = :subject
          OR entry.detail->'accounts' @> to_jsonb(:accountId::int))`,
        { accountId, subject: `account:${accountId}` },
      );
    }
    if (action !== null) {
      query.andWhere(action.endsWith('.') ? 'starts_with(entry.action, :action)' : 'entry.action = :action', {
        action,
      });
    }
    const found = await query.getMany();
    const entries = found.slice(0, page.size);
    return { entries, cursor: found.length > page.size ? (entries.at(-1)?.id ?? null) : null };
  }
}
