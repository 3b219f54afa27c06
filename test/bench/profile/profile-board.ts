import { randomBytes } from 'node:crypto';
import { Sessions } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { ReindexOffers } from '@babelboard/search';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Account } from '../../../libs/identity/src/accounts/entities/account.entity.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { startApi } from '../search/start-api.js';
import { writeSyntheticOffers } from '../search/synthetic-offers.js';
import { writeSyntheticCandidates } from './synthetic-candidates.js';

const VISITORS = 200;
/** The server counts a transaction when its connection has nothing to do, at most once a second. */
const COUNTED_MS = 1_500;

export type Visitor = { Authorization: string; 'X-Auth-Email': string };

/** A board with candidates, and the API as a process. */
export interface ProfileBoard {
  url: string;
  /** Headers of candidates from everywhere in the table. */
  visitors: Visitor[];
  /** How many transactions the database has ended; outside of one that is begun each statement is its own. */
  transactions(): Promise<number>;
  close(): Promise<void>;
}

/** @param size `offers` live ones, served by PostgreSQL */
export async function openProfileBoard(size: { candidates: number; offers: number }): Promise<ProfileBoard> {
  const application = await createTestApplication();
  try {
    const { app, databaseUrl } = application;
    const database = app.get(Database);
    await writeSyntheticOffers(database, size.offers);
    await app.get(CommandBus).execute(new ReindexOffers('postgres', () => {}));
    await writeSyntheticCandidates(database, size.candidates);
    application.clock.advance(Date.now() - application.clock.now().getTime());
    const visitors = await signIn(application, Math.max(1, Math.floor(size.candidates / VISITORS)));
    const api = await startApi({
      NODE_ENV: 'test',
      SEARCH_ENGINE: 'postgres',
      DATABASE_URL: databaseUrl,
      SECRET_KEY: randomBytes(32).toString('base64url'),
    });
    return {
      url: api.url,
      visitors,
      transactions: () => countTransactions(app),
      close: async () => {
        await api.stop();
        await application.close();
      },
    };
  } catch (error) {
    await application.close();
    throw error;
  }
}

/** A session for every n-th candidate. */
async function signIn({ app }: TestApplication, every: number): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  await app.get(Database).transaction(async (tx) => {
    const ids = await tx.query<{ id: number }[]>(
      `SELECT id FROM account WHERE type = 'candidate' AND id % $1 = 0 ORDER BY id LIMIT $2`,
      [every, VISITORS],
    );
    const client = { ipAddress: '203.0.113.1', userAgent: 'bench', country: null, eu: null };
    for (const { id } of ids) {
      const account = await tx.findOneByOrFail(Account, { id });
      const { token } = await app.get(Sessions, { strict: false }).open(tx, { account, method: 'password', client });
      visitors.push({ Authorization: `Bearer ${token}`, 'X-Auth-Email': account.email });
    }
  });
  return visitors;
}

async function countTransactions(app: INestApplicationContext): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, COUNTED_MS));
  const [row] = await app
    .get(Database)
    .query<{ count: string }>('SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()');
  return Number(row?.count);
}
