import pg from 'pg';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.js';
import type { Context } from '../context/define-context.js';
import { platformMigrations } from './migrations/index.js';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';

/** A `date` is a day and stays its text: the driver would make it the moment at which the day begins in the time zone of this process. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/** The one definition of the database connection, for every process; not yet connected. The platform's own migrations come first. */
export function createDataSource(
  settings: Pick<Settings, 'databaseUrl' | 'databasePoolSize'>,
  contexts: readonly Context[],
): DataSource {
  return new DataSource({
    type: 'postgres',
    url: settings.databaseUrl,
    entities: contexts.flatMap(({ entities }) => entities),
    migrations: [...platformMigrations, ...contexts.flatMap(({ migrations }) => migrations)],
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    poolSize: settings.databasePoolSize,
    // Who waits longer for a connection of the pool fails, and is tried again, rather than hang for ever.
    extra: { keepAlive: true, application_name: 'babelboard', connectionTimeoutMillis: 20_000, types: TYPES },
  });
}
