import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets invitations that nobody took: an address is not kept because somebody else typed it. */
@Schedule({ id: 'companies.forget-invitations', everyMs: 6 * 3_600_000, workload: 'general' })
export class ForgetInvitations implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('DELETE FROM company_invitation WHERE expires_at <= $1', [
      new Date(this.clock.now().getTime() - RETENTION_MS.expiredInvitation),
    ]);
  }
}
