import { Clock, Database, FileRemovals, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Removes copies of personal data when their link has run out. */
// The id is stored and never renamed: this was a part of identity once.
@Schedule({ id: 'identity.remove-old-data-exports', everyMs: 3_600_000, workload: 'general' })
export class RemoveOldDataExports implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly removals: FileRemovals,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS.dataExport);
    await this.database.transaction(async (tx) => {
      const [rows] = await tx.query<[{ storage_key: string }[], number]>(
        'DELETE FROM data_export WHERE coalesce(ready_at, requested_at) <= $1 RETURNING storage_key',
        [before],
      );
      await this.removals.add(
        tx,
        rows.map((row) => row.storage_key),
      );
    });
  }
}
