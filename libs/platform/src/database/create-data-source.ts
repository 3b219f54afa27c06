import { DataSource, type MigrationInterface, type MixedList } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';

export interface DatabaseParts {
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
}

/** The one definition of the database connection, for every process; not yet connected. */
export function createDataSource(
  settings: Pick<Settings, 'databaseUrl' | 'databasePoolSize'>,
  parts: DatabaseParts,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url: settings.databaseUrl,
    entities: parts.entities,
    migrations: parts.migrations as MixedList<new () => MigrationInterface>,
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    poolSize: settings.databasePoolSize,
    // Who waits longer for a connection of the pool fails, and is tried again, rather than hang for ever.
    extra: { keepAlive: true, application_name: 'babelboard', connectionTimeoutMillis: 20_000 },
  });
}
