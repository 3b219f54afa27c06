import { randomBytes } from 'node:crypto';
import { Database } from '@babelboard/platform';
import { DataSource } from 'typeorm';
import { referenceDataMigrations } from '../migrations/index.js';

/** A database with this context's tables only, on the server of the tests; `drop` removes it. */
export async function createScratchDatabase(): Promise<{ database: Database; drop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (url === undefined) {
    throw new Error('There is no database server: run tests by `npm test`.');
  }
  const name = `reference_${randomBytes(6).toString('hex')}`;
  const server = await new DataSource({ type: 'postgres', url }).initialize();
  await server.query(`CREATE DATABASE ${name}`);
  const source = new DataSource({
    type: 'postgres',
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    migrations: referenceDataMigrations,
  });
  await source.initialize();
  await source.runMigrations();
  return {
    database: new Database(source),
    drop: async () => {
      await source.destroy();
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.destroy();
    },
  };
}
