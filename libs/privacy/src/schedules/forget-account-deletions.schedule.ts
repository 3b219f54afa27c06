import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets deletions when nobody can claim any more that they were not asked for. */
// The id is stored and never renamed: this was a part of identity once.
@Schedule({ id: 'identity.forget-account-deletions', everyMs: 86_400_000, workload: 'general' })
export class ForgetAccountDeletions implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS.accountDeletion);
    await this.database.query('DELETE FROM account_deletion WHERE deleted_at <= $1', [before]);
  }
}
