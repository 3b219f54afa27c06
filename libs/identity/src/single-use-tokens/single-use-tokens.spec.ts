import { Clock, Database, loadSettings } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { registerTestAccount } from '../testing/test-account.js';
import { SingleUseTokens } from './single-use-tokens.js';

const HOUR_MS = 3_600_000;

let test: TestApplication;
let database: Database;
let tokens: SingleUseTokens;

beforeAll(async () => {
  test = await createTestApplication();
  database = test.app.get(Database);
  tokens = test.app.get(SingleUseTokens);
});
afterAll(() => test?.close());

const issue = async (accountId: number | null = null) => {
  const { id } = await database.transaction((tx) =>
    tokens.issue(tx, { purpose: 'reset-password', accountId, data: { a: [1] }, lifetimeMs: HOUR_MS }),
  );
  return { id, token: tokens.tokenOf(id, 'reset-password') };
};
const redeem = (token: string, purpose: Parameters<SingleUseTokens['peek']>[0] = 'reset-password') =>
  database.transaction((tx) => tokens.redeem(tx, purpose, token));
const invalid = { code: 'TOKEN_INVALID', kind: 'gone' };

describe('SingleUseTokens', () => {
  it('give what they stand for, once', async () => {
    const { id: accountId } = await registerTestAccount(test.app);
    const { id, token } = await issue(accountId);
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(await tokens.peek('reset-password', token)).toEqual({ id, accountId, data: { a: [1] } });
    expect(await redeem(token)).toEqual({ id, accountId, data: { a: [1] } });
    await expect(redeem(token)).rejects.toMatchObject(invalid);
    await expect(tokens.peek('reset-password', token)).rejects.toMatchObject(invalid);
  });

  it('let one of 100 parallel uses succeed', async () => {
    const { token } = await issue();
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => redeem(token)));
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(99);
    expect(new Set(refused.map(({ reason }) => reason.code as string))).toEqual(new Set(['TOKEN_INVALID']));
  });

  it('stay good when the transaction fails', async () => {
    const { token } = await issue();
    const failing = database.transaction(async (tx) => {
      await tokens.redeem(tx, 'reset-password', token);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    await expect(redeem(token)).resolves.toBeDefined();
  });

  it('end to the millisecond', async () => {
    const [first, second] = [await issue(), await issue()];
    test.clock.advance(HOUR_MS - 1);
    await expect(redeem(first.token)).resolves.toBeDefined();
    test.clock.advance(1);
    await expect(redeem(second.token)).rejects.toMatchObject(invalid);
  });

  it('are refused in any other form', async () => {
    const { id, token } = await issue();
    const flip = (index: number) =>
      `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
    const others = [
      ...Array.from({ length: 64 }, (_, index) => flip(index)),
      tokens.tokenOf(id, 'verify-email'),
      '',
      id,
      token.slice(1),
      `${token}A`,
      ` ${token}`,
      `${token}\u0000`,
    ];
    for (const other of others) {
      await expect(redeem(other)).rejects.toMatchObject(invalid);
    }
    await expect(redeem(tokens.tokenOf(id, 'verify-email'), 'verify-email')).rejects.toMatchObject(invalid);
    await expect(redeem(token)).resolves.toBeDefined();
  });

  it('cannot be made from what is stored, nor with another key', async () => {
    const { id, token } = await issue();
    const [row] = await database.query<object>('SELECT * FROM single_use_token WHERE id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(token.slice(22));
    const settings = loadSettings({
      DATABASE_URL: test.databaseUrl,
      SEARCH_ENGINE: 'postgres',
      SECRET_KEY: 'x'.repeat(32),
    });
    const other = new SingleUseTokens(database, test.app.get(Clock), settings);
    await expect(redeem(other.tokenOf(id, 'reset-password'))).rejects.toMatchObject(invalid);
    await expect(other.peek('reset-password', token)).rejects.toMatchObject(invalid);
  });

  it('can be cancelled by purpose', async () => {
    const { id: accountId } = await registerTestAccount(test.app);
    const [mine, others] = [await issue(accountId), await issue()];
    await tokens.cancel(database.dataSource.manager, accountId, ['change-email']);
    await expect(tokens.peek('reset-password', mine.token)).resolves.toBeDefined();
    await tokens.cancel(database.dataSource.manager, accountId, ['change-email', 'reset-password']);
    await expect(redeem(mine.token)).rejects.toMatchObject(invalid);
    await expect(redeem(others.token)).resolves.toBeDefined();
    expect(await tokens.find(database.dataSource.manager, mine.id)).toMatchObject({ id: mine.id, data: { a: [1] } });
  });
});
