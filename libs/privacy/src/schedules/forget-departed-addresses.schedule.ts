import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets the addresses of who has left where their last mail could not be sent. */
// The id is stored and never renamed: this was a part of identity once.
@Schedule({ id: 'identity.forget-departed-addresses', everyMs: 600_000, workload: 'general' })
export class ForgetDepartedAddresses implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS.departedAddress);
    await this.database.query('DELETE FROM departed_address WHERE departed_at <= $1', [before]);
  }
}
