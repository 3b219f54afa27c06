import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { SESSION_COUNTS } from '../sessions.js';
import { type ListedSession, ListSessions } from './list-sessions.query.js';

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ accountId }: ListSessions): Promise<ListedSession[]> {
    return this.database.query(
      `SELECT id, user_agent AS "userAgent", country, method, created_at AS "createdAt", last_seen_at AS "lastSeenAt"
       FROM session WHERE account_id = $1 AND ${SESSION_COUNTS}
       ORDER BY last_seen_at DESC, id`,
      [accountId, this.clock.now()],
    );
  }
}
