import { once } from 'node:events';
import { connect } from 'node:net';
import { Sessions } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { problem, user } from '@babelboard/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Passwords } from '../../libs/identity/src/passwords/passwords.js';
import { latestToken, makeAccount, PASSWORD } from '../support/accounts.js';
import { startTestApi, type TestApi } from '../support/api.js';
import { Visitor } from '../support/visitor.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const PERSON = { password: PASSWORD, nombre: 'Ada', apellidos: 'Lovelace', terms: true };
const OTHER_SITE = { Origin: 'https://other.example' };

const visitor = () => new Visitor(api.url);
const accountOf = async (email: string) => {
  const [row] = await api.app
    .get(Database)
    .query<{ id: number; type: string; verified: boolean; password: string }>(
      `SELECT id, type, email_verified_at IS NOT NULL AS verified FROM account WHERE email = $1`,
      [email],
    );
  return row;
};

/** Calls and their status: reads, writes, refusals, pages, files. */
const ANSWERS: [method: string, path: string, status: number][] = [
  ['GET', '/api/jobs', 200],
  ['GET', '/api/auth/sessions', 401],
  ['GET', '/api/nothing-here', 404],
  ['POST', '/api/auth/login', 422],
  ['GET', '/api/version', 200],
  ['GET', '/login', 200],
  ['GET', '/jobs', 200],
  ['GET', '/robots.txt', 200],
];

describe('an answer', () => {
  it.each(ANSWERS)('to %s %s has the headers that every answer has', async (method, path, status) => {
    const answer = await visitor().call(method, path, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(answer.headers.get('permissions-policy')).toContain('camera=()');
    expect(answer.headers.get('content-type')).toMatch(/^[a-z]+\/[a-z+-]+; charset=utf-8$/);
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it.each(ANSWERS.filter(([, path]) => path.startsWith('/api/')))(
    'to %s %s may load and run nothing',
    async (method, path) => {
      const { headers } = await visitor().call(method, path, method === 'POST' ? {} : undefined);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-type')).toMatch(/json/);
    },
  );

  it.each([
    ['somebody who is not signed in', 401, 'NOT_SIGNED_IN', 'GET', '/api/auth/sessions', undefined, {}],
    ['another site', 403, 'FOREIGN_ORIGIN', 'POST', '/api/auth/login', {}, OTHER_SITE],
    ['what is not there', 404, 'NOT_FOUND', 'GET', '/api/nothing-here', undefined, {}],
    ['a code that is over', 410, 'TOKEN_INVALID', 'POST', '/api/auth/verify-email', { token: 'x' }, {}],
    ['wrong input', 422, 'INVALID_INPUT', 'POST', '/api/auth/login', { email: 'x' }, {}],
    [
      'a wrong password',
      422,
      'LOGIN_WRONG',
      'POST',
      '/api/auth/login',
      { email: 'nobody@example.test', password: 'x' },
      {},
    ],
  ])(
    'that refuses %s is a problem (RFC 9457) with a text to show',
    async (_what, status, code, method, path, body, headers) => {
      const answer = await visitor().call(method, path, body, headers);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        'application/problem+json; charset=utf-8',
      ]);
      const { detail, toasts, ...said } = problem.parse(answer.body);
      expect(said).toMatchObject({ status, code });
      expect(toasts).toEqual([{ type: 'error', options: { message: expect.stringMatching(/^[A-Z]/) } }]);
      expect(detail ?? '').not.toMatch(/[{}]/);
    },
  );

  it('gives no other origin leave to read it', async () => {
    const { bearer } = await makeAccount(api.app);
    const reads = [
      await visitor().call('GET', '/api/jobs', undefined, OTHER_SITE),
      await visitor().call('GET', '/api/auth/sessions', undefined, { ...OTHER_SITE, ...bearer }),
      await visitor().call('OPTIONS', '/api/auth/sessions', undefined, {
        ...OTHER_SITE,
        'Access-Control-Request-Method': 'DELETE',
      }),
    ];
    expect(reads.map(({ status }) => status).slice(0, 2)).toEqual([200, 200]);
    for (const { headers } of reads) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('says nothing of the inside when something breaks', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    const passwords = api.app.get(Passwords, { strict: false });
    jest.spyOn(passwords, 'verify').mockRejectedValue(new Error('relation "account" of db-7 does not exist'));
    const { status, body } = await visitor().logIn('ada@example.test', PASSWORD);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/db-7|account|stack| at /);
    expect(problem.parse(body).code).toBe('INTERNAL_ERROR');
  });

  it('tells of an account what its schema says and nothing more', async () => {
    const { email } = await makeAccount(api.app);
    const { body } = await visitor().logIn(email, PASSWORD);
    expect(Object.keys(user.shape)).toEqual(expect.arrayContaining(Object.keys(body.user)));
    expect(JSON.stringify(body)).not.toContain('argon2');
  });
});

describe('a request', () => {
  it('whose length is said in two ways is refused', async () => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    const lines = [
      'POST /api/auth/login HTTP/1.1',
      `Host: ${hostname}`,
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n0\r\n\r\nGET /api/health/live HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toString()).not.toContain('HTTP/1.1 200');
  });

  it('cannot tell where it comes from, where no proxy is believed', async () => {
    const { email } = await makeAccount(api.app);
    const guess = (n: number) => new Visitor(api.url, `198.51.100.${n}`).logIn(email, `wrong password ${n}`);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('takes no field that registration does not offer', async () => {
    const email = 'climber@example.test';
    const more = { type: 'admin', validado: true, email_verified_at: '2026-01-01', id: 1, company: { id: 1 } };
    const { status } = await visitor().call('POST', '/api/auth/register', { ...PERSON, email, ...more });
    expect(status).toBe(201);
    expect(await accountOf(email)).toMatchObject({ type: 'candidate', verified: false });
  });

  it.each([
    'ada@example.test\r\nBcc: eve@example.test',
    'ada@example.test, eve@example.test',
    'Ada <ada@example.test>, Eve <eve@example.test>',
    'ada@example.test <eve@example.test>',
  ])('takes no address that could be more than one: %j', async (email) => {
    const { status, body } = await visitor().call('POST', '/api/auth/register', { ...PERSON, email });
    expect(status).toBe(422);
    expect(problem.parse(body).errors?.[0]?.path).toBe('email');
  });

  it('lets no link of a mail be used up by opening it', async () => {
    const email = 'scanned@example.test';
    const person = visitor();
    await person.call('POST', '/api/auth/register', { ...PERSON, email });
    const token = await latestToken(api.app, 'verify-email', (await accountOf(email))?.id as number);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      await fetch(`${api.url}/verify-email/${token}`, { method });
      await fetch(`${api.url}/api/auth/verify-email`, { method });
    }
    expect((await accountOf(email))?.verified).toBe(false);
    expect((await person.call('POST', '/api/auth/verify-email', { token })).status).toBe(200);
  });

  it('signs nobody in while the database is away', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    const { bearer } = await makeAccount(api.app);
    const read = () => visitor().call('GET', '/api/auth/sessions', undefined, bearer);
    expect((await read()).status).toBe(200);
    jest.spyOn(api.app.get(Sessions, { strict: false }), 'authenticate').mockRejectedValue(new Error('gone'));
    const { status, body } = await read();
    expect(status).toBe(500);
    expect(body).not.toHaveProperty('data');
  });
});
