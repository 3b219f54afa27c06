import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/**
 * Forgets codes a while after they ran out; at once where nobody is behind them, since anybody can ask for those. Passes by what
 * somebody else holds, who may wait for it.
 */
@Schedule({ id: 'identity.prune-single-use-tokens', everyMs: 3_600_000, workload: 'general' })
export class PruneSingleUseTokens implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - RETENTION_MS.singleUseToken);
    await this.database.query(
      `DELETE FROM single_use_token WHERE id IN (
         SELECT id FROM single_use_token WHERE expires_at <= $1 OR (account_id IS NULL AND expires_at <= $2)
         FOR UPDATE SKIP LOCKED)`,
      [before, now],
    );
  }
}
