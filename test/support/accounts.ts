import { randomUUID } from 'node:crypto';
import { NewPasswords, Sessions } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { Account } from '../../libs/identity/src/accounts/entities/account.entity.js';
import { SingleUseTokens } from '../../libs/identity/src/single-use-tokens/single-use-tokens.js';

export const PASSWORD = 'lantern-orchard-71';

export interface TestAccount {
  id: number;
  email: string;
  /** Headers of a session of the account, for clients that keep no cookies. */
  bearer: { Authorization: string; 'X-Auth-Email': string };
  token: string;
  sessionId: string;
}

let passwordHash: Promise<string> | undefined;

/** An account with a verified address, the password `PASSWORD` and a session, as registration and login would leave them. */
export async function makeAccount(
  app: INestApplicationContext,
  type: 'candidate' | 'company' | 'admin' = 'candidate',
  { verified = true, email = `${type}-${randomUUID().slice(0, 8)}@example.test` } = {},
): Promise<TestAccount> {
  passwordHash ??= app.get(NewPasswords, { strict: false }).hash(PASSWORD);
  const hash = await passwordHash;
  return app.get(Database, { strict: false }).transaction(async (tx) => {
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO account (type, email, email_key, email_verified_at, password_hash, first_name, last_name, language, created_at)
       VALUES ($1, $2, lower($2), $3, $4, 'Ada', 'Test', 'en', now()) RETURNING id`,
      [type, email, verified ? new Date() : null, hash],
    );
    const id = row?.id as number;
    if (type === 'candidate') {
      await tx.query('INSERT INTO candidate (account_id, created_at) VALUES ($1, now())', [id]);
    }
    const account = await tx.findOneByOrFail(Account, { id });
    const client = { ipAddress: '203.0.113.1', userAgent: 'test', country: null, eu: null };
    const { token, sessionId } = await app
      .get(Sessions, { strict: false })
      .open(tx, { account, method: 'password', client });
    return { id, email, token, sessionId, bearer: { Authorization: `Bearer ${token}`, 'X-Auth-Email': email } };
  });
}

/** A company with an owner and, where wanted, a recruiter. */
export async function makeCompany(
  app: INestApplicationContext,
): Promise<{ id: number; owner: TestAccount; recruiter: TestAccount }> {
  const [owner, recruiter] = [await makeAccount(app, 'company'), await makeAccount(app, 'company')];
  const id = await app.get(Database, { strict: false }).transaction(async (tx) => {
    const slug = `house-${randomUUID().slice(0, 8)}`;
    const [company] = await tx.query<{ id: number }[]>(
      `INSERT INTO company (slug, name, name_key, state, created_at) VALUES ($1, $1, $1, 'verified', now()) RETURNING id`,
      [slug],
    );
    await tx.query(
      `INSERT INTO company_member (account_id, company_id, role, joined_at)
       VALUES ($1, $3, 'owner', now()), ($2, $3, 'recruiter', now())`,
      [owner.id, recruiter.id, company?.id],
    );
    return company?.id as number;
  });
  return { id, owner, recruiter };
}

/** A session of an account: the one that there is, else a new one. */
export async function sessionOf(
  app: INestApplicationContext,
  accountId: number,
): Promise<{ accountId: number; sessionId: string }> {
  const [known] = await app
    .get(Database, { strict: false })
    .query<{ id: string }>(
      'SELECT id FROM session WHERE account_id = $1 AND revoked_at IS NULL ORDER BY created_at DESC LIMIT 1',
      [accountId],
    );
  return { accountId, sessionId: known?.id ?? (await openSession(app, accountId)) };
}

/** One more session of an account, as a login on another device leaves it; gives its id. */
export async function openSession(app: INestApplicationContext, accountId: number): Promise<string> {
  const { sessionId } = await login(app, accountId);
  return sessionId;
}

/** The account with a new session, for one whose session ended while a test's time passed. */
export async function loginAgain(app: INestApplicationContext, account: TestAccount): Promise<TestAccount> {
  const { token, sessionId } = await login(app, account.id);
  return { ...account, token, sessionId, bearer: { ...account.bearer, Authorization: `Bearer ${token}` } };
}

function login(app: INestApplicationContext, accountId: number) {
  return app.get(Database, { strict: false }).transaction(async (tx) => {
    const account = await tx.findOneByOrFail(Account, { id: accountId });
    const client = { ipAddress: '203.0.113.1', userAgent: 'test', country: null, eu: null };
    return app.get(Sessions, { strict: false }).open(tx, { account, method: 'password', client });
  });
}

/** The code of the latest mail link of a kind; where a test's clock stands still, the one that was written last. */
export async function latestToken(
  app: INestApplicationContext,
  purpose: Parameters<SingleUseTokens['tokenOf']>[1],
  accountId: number,
): Promise<string> {
  const [row] = await app.get(Database, { strict: false }).query<{ id: string }>(
    `SELECT id FROM single_use_token WHERE purpose = $1 AND account_id = $2
       ORDER BY created_at DESC, xmin::text::bigint DESC LIMIT 1`,
    [purpose, accountId],
  );
  if (row === undefined) {
    throw new Error(`No ${purpose} of account ${accountId}`);
  }
  return app.get(SingleUseTokens, { strict: false }).tokenOf(row.id, purpose);
}
