import { Database } from '@babelboard/platform';
import { type LoginResponse, problem } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { latestToken, makeAccount, PASSWORD, type TestAccount } from '../support/accounts.js';
import { startTestApi, type TestApi } from '../support/api.js';
import { Visitor } from '../support/visitor.js';
import { post } from './post.js';

const LOGINS = 1_000;
const ACCOUNTS = 20;
const USES = 100;

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());

/** The n-th address: each visitor has one of their own. */
const address = (n: number) => `10.20.${n >> 8}.${n & 255}`;

describe('many at the same time', () => {
  it(`log in: ${LOGINS} from as many addresses, each gets its own session or a refusal`, async () => {
    const accounts: TestAccount[] = [];
    for (let n = 0; n < ACCOUNTS; n += 1) {
      accounts.push(await makeAccount(api.app));
    }
    const answers = await Promise.all(
      Array.from({ length: LOGINS }, (_, n) => {
        const password = n % 10 === 9 ? 'not-the-password' : PASSWORD;
        const credentials = { email: accounts[n % ACCOUNTS]?.email, password };
        return post<LoginResponse>(`${api.url}/api/auth/login`, credentials, address(n));
      }),
    );
    const counted = new Map<number, number>();
    for (const { status } of answers) {
      counted.set(status, (counted.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(counted)).toEqual({ 200: LOGINS * 0.9, 422: LOGINS * 0.1 });
    const tokens = answers.flatMap(({ status, body }) => (status === 200 ? [body.user.token] : []));
    expect(new Set(tokens).size).toBe(LOGINS * 0.9);
  });

  it('lets exactly one of 100 parallel uses of a link verify an address', async () => {
    const email = 'once@example.test';
    const person = { email, password: PASSWORD, nombre: 'Ada', apellidos: 'Once', terms: true };
    const browser = new Visitor(api.url, address(2_000));
    expect((await browser.call('POST', '/api/auth/register', person)).status).toBe(201);
    const cookie = `registration=${browser.cookies.get('registration')}`;
    const [account] = await api.app
      .get(Database)
      .query<{ id: number }>('SELECT id FROM account WHERE email = $1', [email]);
    const token = await latestToken(api.app, 'verify-email', account?.id as number);
    const answers = await Promise.all(
      Array.from({ length: USES }, (_, n) =>
        post(`${api.url}/api/auth/verify-email`, { token }, address(3_000 + n), cookie),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(USES - 1);
    expect(new Set(refused.map(({ status, body }) => `${status} ${problem.parse(body).code}`))).toEqual(
      new Set(['410 TOKEN_INVALID']),
    );
  });
});
