import {
  createDataSource,
  Database,
  declaredTaskHandlers,
  migrateTaskTables,
  TaskHandlers,
} from '@babelboard/platform';
import { LoadReferenceData } from '@babelboard/reference-data';
import { contexts } from '../../contexts.js';
import { commandSettings } from './application.js';
import { Progress } from './progress.js';

/** Key of the lock that lets one migration run at a time, whoever starts it. */
const MIGRATION_LOCK = 20_261_121;

/** Brings tables and reference data to the state that this version needs, and says what was done. */
export async function migrateDatabase(): Promise<void> {
  const settings = commandSettings();
  const source = await createDataSource(settings, contexts).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrations = await source.runMigrations();
    const progress = new Progress('Reference data');
    const { version, rows } = await new LoadReferenceData(new Database(source)).run(({ done, total }) =>
      progress.update(done, total),
    );
    progress.stop();
    await migrateTaskTables(settings);
    // Before any process of this version starts, so that its reactions miss no event that versions before relay meanwhile.
    await new TaskHandlers(new Database(source)).show(declaredTaskHandlers());
    // The launcher waits for this line: from here on the API can start.
    process.stdout.write(
      `${migrations.length} migrations run, reference data ${version} (${rows} rows written), task tables ready\n`,
    );
  } finally {
    await lock.release();
    await source.destroy();
  }
}
