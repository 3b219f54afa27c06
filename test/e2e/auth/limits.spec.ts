import { StrangerMails } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { problem } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { latestToken, makeAccount, PASSWORD } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { startRedis, type TestRedis } from '../../support/redis.js';
import { Visitor } from '../../support/visitor.js';

let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis?.stop());

describe.each([
  ['PostgreSQL', () => ({})],
  ['Redis', () => ({ REDIS_URL: redis.url })],
])('limits of two API processes on %s', (_store, environment) => {
  let database: TestDatabase;
  let apis: [TestApi, TestApi];
  let turn = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    const start = () => startTestApi({ ...environment(), TRUST_PROXY: '1' }, database);
    apis = [await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all(apis.map((api) => api.stop()));
    await database.drop();
  });

  /** Asks the two in turn. */
  const visitor = (address: string) => new Visitor(apis[turn++ % 2]?.url as string, address);
  const logIn = async (email: string, password: string, address: string) => visitor(address).logIn(email, password);

  it('stop guessing the password of one account from one address, and say when again', async () => {
    const { email } = await makeAccount(apis[0].app);
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, guess) => logIn(email, `wrong password ${guess}`, '198.51.100.1')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    const refused = await logIn(email, PASSWORD, '198.51.100.1');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect(problem.parse(refused.body)).toMatchObject({ code: 'RATE_LIMITED', toasts: [{ type: 'error' }] });
    // Nobody is locked out by somebody else's guesses, nor is anybody else at that address.
    expect((await logIn(email, PASSWORD, '198.51.100.2')).status).toBe(200);
    expect((await logIn((await makeAccount(apis[0].app)).email, PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('do not count what was right: 15 logins in a row from one place', async () => {
    const { email } = await makeAccount(apis[0].app);
    for (let login = 0; login < 15; login += 1) {
      expect((await logIn(email, PASSWORD, '198.51.100.3')).status).toBe(200);
    }
  });

  it('leave whoever is signed in their settings: guesses at the login are none of theirs', async () => {
    const { email, bearer, sessionId } = await makeAccount(apis[0].app);
    const here = '198.51.100.4';
    await Promise.all(Array.from({ length: 14 }, (_, guess) => logIn(email, `wrong password ${guess}`, here)));
    expect((await logIn(email, PASSWORD, here)).status).toBe(429);
    // A login of long ago: the password is asked for.
    await apis[0].app
      .get(Database)
      .query(`UPDATE session SET created_at = created_at - interval '1 hour' WHERE id = $1`, [sessionId]);
    const path = '/api/candidates/account-settings/destroy';
    const remove = (password: string, headers = bearer) =>
      visitor(here).call<{ code?: string }>('DELETE', path, { motivo_id: 6, texto: '', password }, headers);
    // Who has stolen a session guesses ten times in it, whatever they ask for, and keeps nobody else from anything.
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, guess) => remove(`wrong password ${guess}`)));
    expect(guesses.filter(({ body }) => body.code === 'PASSWORD_WRONG')).toHaveLength(10);
    expect((await remove(PASSWORD)).status).toBe(429);
    const { body } = await logIn(email, PASSWORD, '198.51.100.5');
    const other = { Authorization: `Bearer ${body.user.token}`, 'X-Auth-Email': email };
    expect((await remove(PASSWORD, other)).status).toBe(200);
  });

  it('do not count a password that was right when it is asked for again', async () => {
    const { bearer } = await makeAccount(apis[0].app, 'company');
    for (let times = 0; times < 12; times += 1) {
      const body = { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD };
      const path = '/api/companies/account-settings/update-password';
      expect((await visitor('198.51.100.6').call('POST', path, body, bearer)).status).toBe(200);
    }
  });

  it('slow guessing of one account from everywhere down, and lock its owner out nowhere', async () => {
    const { email } = await makeAccount(apis[0].app);
    expect((await logIn(email, PASSWORD, '198.51.100.4')).status).toBe(200);
    for (let address = 0; address < 10; address += 1) {
      await Promise.all(
        Array.from({ length: 10 }, (_, guess) => logIn(email, `wrong password ${guess}`, `203.0.113.${address}`)),
      );
    }
    const guesses = [];
    for (let guess = 0; guess < 4; guess += 1) {
      guesses.push((await logIn(email, `wrong password ${guess}`, '203.0.113.200')).status);
    }
    expect(guesses).toEqual([422, 422, 429, 429]);
    // Who knows the password comes in, at a place as new as the guessers', also after a mistake; and where they are known nothing has changed.
    expect((await logIn(email, 'a slip of the hand', '203.0.113.201')).status).toBe(422);
    expect((await logIn(email, PASSWORD, '203.0.113.201')).status).toBe(200);
    for (let guess = 0; guess < 3; guess += 1) {
      expect((await logIn(email, 'a slip of the hand', '198.51.100.4')).status).toBe(422);
    }
    expect((await logIn(email, PASSWORD, '198.51.100.4')).status).toBe(200);
  });

  it('stop trying one password at many accounts from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 104 }, (_, guess) => logIn(`nobody-${guess}@example.test`, 'Summer of 26', '198.51.100.5')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await logIn((await makeAccount(apis[0].app)).email, PASSWORD, '198.51.100.5')).status).toBe(429);
    expect((await logIn((await makeAccount(apis[0].app)).email, PASSWORD, '198.51.100.6')).status).toBe(200);
  });

  it('count a whole IPv6 network as one address', async () => {
    const { email } = await makeAccount(apis[0].app);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => logIn(email, `wrong password ${guess}`, `2001:db8:1:2::${guess + 1}`)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it.each([
    ['/api/auth/password/forgot', { email: 'forgetful@example.test' }],
    ['/api/auth/resend-verification', { email: 'waiting@example.test' }],
    [
      '/api/auth/register',
      { email: 'somebody@example.test', password: PASSWORD, nombre: 'Ada', apellidos: 'Test', terms: true },
    ],
  ])('let %s be asked five times an hour for one address of mail', async (path, body) => {
    const ask = (address: string) => visitor(address).call('POST', path, body);
    for (let use = 0; use < 5; use += 1) {
      expect((await ask(`203.0.113.${use}`)).status).toBeLessThan(300);
    }
    const refused = await ask('203.0.113.99');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('let one address of mail get five links an hour to become somebody’s, and tell everybody the same', async () => {
    const target = 'stranger@example.test';
    const ask = async (email: string, password = PASSWORD) => {
      const { bearer } = await makeAccount(apis[0].app);
      return visitor('198.51.100.60').call(
        'POST',
        '/api/candidates/account-settings/update-email',
        { email, password },
        bearer,
      );
    };
    const links = async () => {
      const [row] = await apis[0].app
        .get(Database)
        .query<{ n: number }>(
          `SELECT count(*)::int AS n FROM single_use_token WHERE purpose = 'change-email' AND data->>'emailKey' = $1`,
          [target],
        );
      return row?.n;
    };
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await ask(n % 2 === 0 ? target : 'Stranger@Example.test'));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[7]?.status).toBe(200);
    expect(await links()).toBe(5);
    expect((await ask(target, 'not the password')).status).toBe(422);
  });

  it('leave the owner of an address their change of it, whatever strangers had sent to the new one', async () => {
    const target = 'wanted@example.test';
    const reports = Array.from({ length: 7 }, () => apis[0].app.get(StrangerMails).admit(target, 'receipt'));
    expect((await Promise.all(reports)).filter((admitted) => admitted)).toHaveLength(5);
    const { bearer, id } = await makeAccount(apis[0].app);
    const path = '/api/candidates/account-settings/update-email';
    await visitor('198.51.100.61').call('POST', path, { email: target, password: PASSWORD }, bearer);
    await expect(latestToken(apis[0].app, 'change-email', id)).resolves.toBeDefined();
  });

  it('let one mailbox get ten mails an hour that anybody can ask for, and its owner one more to reset the password', async () => {
    let place = 0;
    const ask = async (path: string, email: string, more = {}) => {
      place += 1;
      return (await visitor(`192.0.2.${place}`).call('POST', path, { email, ...more })).status;
    };
    const person = { password: PASSWORD, nombre: 'Ada', apellidos: 'Test', terms: true };
    const answers: number[] = [];
    // Addresses of one mailbox, as most providers have it.
    for (let n = 0; n < 5; n += 1) answers.push(await ask('/api/auth/register', `flood+${n}@example.test`, person));
    expect(await ask('/api/auth/register', 'Flood+again@example.test', person)).toBe(429);
    for (let n = 0; n < 5; n += 1) answers.push(await ask('/api/auth/resend-verification', `flood+${n}@example.test`));
    expect(new Set(answers.map((status) => status < 300))).toEqual(new Set([true]));
    expect(await apis[0].app.get(StrangerMails).admit('flood@example.test', 'receipt')).toBe(false);
    expect(await ask('/api/auth/password/forgot', 'flood@example.test')).toBe(200);
    expect(await ask('/api/auth/password/forgot', 'flood@example.test')).toBe(429);
    expect(await ask('/api/auth/password/forgot', 'else@example.test')).toBe(200);
  });

  it('let one address ask for 60 mails an hour', async () => {
    const ask = (n: number) =>
      visitor('198.51.100.8').call('POST', '/api/auth/password/forgot', { email: `somebody-${n}@example.test` });
    const answers = await Promise.all(Array.from({ length: 63 }, (_, n) => ask(n)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  it('believe a client about its address only as far as TRUST_PROXY says', async () => {
    const { email } = await makeAccount(apis[0].app);
    const answers = await Promise.all(
      // The proxy adds the last entry; what stands before it is the client's own word.
      Array.from({ length: 12 }, (_, guess) =>
        logIn(email, `wrong password ${guess}`, `10.0.0.${guess}, 198.51.100.77`),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('keep neither addresses nor names in the store', async () => {
    const rows = await apis[0].app.get(Database).query<{ key: string }>('SELECT key FROM rate_limit');
    const text = JSON.stringify(rows);
    expect(text).not.toMatch(/@|198\.51|203\.0/);
  });
});
