import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { BindRegistrations20261125000701 } from './20261125000701-bind-registrations.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const query = <Row>(sql: string, parameters: unknown[] = []) => test.app.get(Database).query<Row>(sql, parameters);

/** An account with a passkey, a second factor and a recovery code of noon, whose address was verified at `verifiedAt`. */
async function accountOf(verifiedAt: string | null): Promise<number> {
  const { id } = await makeAccount(test.app);
  const noon = '2026-11-20T12:00:00Z';
  await query('UPDATE session SET created_at = $2 WHERE account_id = $1', [id, noon]);
  await query(
    `UPDATE account SET email_verified_at = $2, totp_secret = 'x', totp_confirmed_at = $3, created_at = $3 WHERE id = $1`,
    [id, verifiedAt, noon],
  );
  await query(`INSERT INTO recovery_code (account_id, code_hash) VALUES ($1, 'x')`, [id]);
  await query(
    `INSERT INTO passkey (id, account_id, public_key, counter, transports, backed_up, name, created_at)
     VALUES ($1, $2, 'x', 0, '{}', false, 'Phone', $3)`,
    [`passkey-${id}`, id, noon],
  );
  return id;
}

const waysOf = (ids: number[]) =>
  query<{ id: number }>(
    `SELECT id, totp_confirmed_at IS NOT NULL AND totp_secret IS NOT NULL AS totp,
       EXISTS (SELECT 1 FROM passkey WHERE account_id = account.id) AS passkey,
       EXISTS (SELECT 1 FROM recovery_code WHERE account_id = account.id) AS codes,
       EXISTS (SELECT 1 FROM session WHERE account_id = account.id AND revoked_at IS NULL) AS session
     FROM account WHERE id = ANY ($1) ORDER BY id`,
    [ids],
  );

describe('ways in from before this version', () => {
  it('go where they are older than the proof of the address, unless that was a change of it', async () => {
    const [never, before, after, moved] = [
      await accountOf(null),
      await accountOf('2026-11-20T12:00:01Z'),
      await accountOf('2026-11-20T11:59:59Z'),
      await accountOf('2026-11-20T18:00:00Z'),
    ];
    await query(
      `INSERT INTO single_use_token (id, purpose, account_id, data, created_at, expires_at, used_at)
       VALUES (gen_random_uuid(), 'change-email', $1, '{}', now(), now(), '2026-11-20T18:00:00Z')`,
      [moved],
    );
    const migration = new BindRegistrations20261125000701();
    const runner = test.app.get(Database).dataSource.createQueryRunner();
    await runner.startTransaction();
    await migration.down(runner);
    await migration.up(runner);
    await runner.commitTransaction();
    await runner.release();
    const all = { totp: true, passkey: true, codes: true, session: true };
    expect(await waysOf([never, before, after, moved])).toEqual([
      { id: never, totp: false, passkey: false, codes: false, session: true },
      { id: before, totp: false, passkey: false, codes: false, session: false },
      { id: after, ...all },
      { id: moved, ...all },
    ]);
  });
});
