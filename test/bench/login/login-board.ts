import { randomBytes } from 'node:crypto';
import { NewPasswords } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { ReindexOffers } from '@babelboard/search';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication } from '../../support/application.js';
import { type BenchApi, startApi } from '../search/start-api.js';
import { writeSyntheticOffers } from '../search/synthetic-offers.js';

/** A board with accounts and the API as a process, which believes one proxy: each request names its address. */
export interface LoginBoard {
  api: BenchApi;
  /** Addresses of candidates; all have the same password. */
  emails: string[];
  password: string;
  close(): Promise<void>;
}

/** @param size `offers` live ones, served by PostgreSQL; `accounts` of candidates */
export async function openLoginBoard(size: { offers: number; accounts: number }): Promise<LoginBoard> {
  const application = await createTestApplication();
  try {
    const { app, databaseUrl } = application;
    const database = app.get(Database);
    await writeSyntheticOffers(database, size.offers, () => {});
    await app.get(CommandBus).execute(new ReindexOffers('postgres', () => {}));
    const password = randomBytes(12).toString('base64url');
    const passwordHash = await app.get(NewPasswords, { strict: false }).hash(password);
    const emails = await writeAccounts(database, size.accounts, passwordHash);
    const secret = randomBytes(32).toString('base64url');
    const environment = { NODE_ENV: 'test', SEARCH_ENGINE: 'postgres', TRUST_PROXY: '1', SECRET_KEY: secret };
    const api = await startApi({ ...environment, DATABASE_URL: databaseUrl });
    const close = async () => {
      await api.stop();
      await application.close();
    };
    return { api, emails, password, close };
  } catch (error) {
    await application.close();
    throw error;
  }
}

async function writeAccounts(database: Database, accounts: number, passwordHash: string): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    `WITH made AS (
       INSERT INTO account (type, email, email_key, email_verified_at, password_hash, first_name, last_name, language, created_at)
       SELECT 'candidate', email, email, now(), $2, 'Ada', 'Bench', 'en', now()
       FROM (SELECT 'known-' || lpad(n::text, 6, '0') || '@bench.test' AS email FROM generate_series(1, $1) AS n) AS names
       RETURNING id, email
     ), profiles AS (INSERT INTO candidate (account_id, created_at) SELECT id, now() FROM made)
     SELECT email FROM made ORDER BY email`,
    [accounts, passwordHash],
  );
  return rows.map(({ email }) => email);
}
