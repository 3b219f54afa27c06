import { Clock, Database, FileRemovals, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Nobody writes one message for longer. */
const KEPT_MS = 86_400_000;
const BATCH = 500;

/** Removes files that went with no message. */
@Schedule({ id: 'applications.drop-unsent-attachments', everyMs: 3_600_000, workload: 'general' })
export class DropUnsentAttachments implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly removals: FileRemovals,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    let gone: { key: string }[];
    do {
      gone = await this.database.transaction(async (tx) => {
        const files = await tx.query<{ key: string }[]>(
          `WITH gone AS (
             DELETE FROM message_attachment WHERE id IN (
               SELECT id FROM message_attachment WHERE message_id IS NULL AND uploaded_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
             ) RETURNING file_key
           ) SELECT file_key AS key FROM gone`,
          [before],
        );
        await this.removals.add(
          tx,
          files.map(({ key }) => key),
        );
        return files;
      });
    } while (gone.length === BATCH);
  }
}
