import { beforeAll, describe, expect, it } from '@jest/globals';
import { latestToken, makeAccount, PASSWORD, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';

interface Handed {
  token: string;
  email: string;
  token_expiration: string;
}

interface Login {
  browser: Visitor;
  code: string;
}

/** Needs an API with `ADMIN_DASHBOARD_URL=https://operators.example/start?area=board`. */
export function describeAdminHandOff(started: () => TestApi): void {
  describe('the hand-off of an admin to the dashboard outside', () => {
    let api: TestApi;
    let admin: TestAccount;

    beforeAll(async () => {
      api = started();
      admin = await makeAccount(api.app, 'admin');
    });

    async function logIn(): Promise<Login> {
      const browser = new Visitor(api.url);
      const { body } = await browser.logIn(admin.email, PASSWORD);
      expect(body.route).toBe('admin');
      const url = new URL(body.path);
      expect(`${url.origin}${url.pathname} ${url.searchParams.get('area')}`).toBe(
        'https://operators.example/start board',
      );
      return { browser, code: url.searchParams.get('code') as string };
    }
    const codeOfLogin = async () => (await logIn()).code;
    async function freshSession(): Promise<Pick<TestAccount, 'bearer'>> {
      const { body } = await new Visitor(api.url).logIn(admin.email, PASSWORD);
      return { bearer: { Authorization: `Bearer ${body.user.token}`, 'X-Auth-Email': admin.email } };
    }
    const redeem = (code: string) => new Visitor(api.url).call<Handed>('POST', '/api/auth/handoff', { code });

    it('gives a session of its own for a single-use code', async () => {
      const { status, body, setCookies } = await redeem(await codeOfLogin());
      expect([status, body.email, setCookies]).toEqual([200, admin.email, []]);
      const bearer = { Authorization: `Bearer ${body.token}`, 'X-Auth-Email': body.email };
      expect((await new Visitor(api.url).call('GET', '/api/admin/audit-log', undefined, bearer)).status).toBe(200);
      expect(body.token).not.toBe(admin.token);
    });

    it('lets exactly one of 100 parallel uses in', async () => {
      const code = await codeOfLogin();
      const statuses = (await Promise.all(Array.from({ length: 100 }, () => redeem(code)))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 410)).toHaveLength(99);
    });

    it('ends after a minute', async () => {
      const code = await codeOfLogin();
      api.clock.advance(60_000);
      expect((await redeem(code)).status).toBe(410);
    });

    it.each<[string, (login: Login) => Promise<unknown>]>([
      ['a logout', ({ browser }) => browser.call('POST', '/api/auth/logout')],
      ['a login in the same browser', ({ browser }) => browser.logIn(admin.email, PASSWORD)],
      [
        'another device of the admin',
        async ({ browser }) => {
          const { body } = await browser.call<{ data: { id: string; current: boolean }[] }>(
            'GET',
            '/api/auth/sessions',
          );
          const mine = body.data.find(({ current }) => current)?.id;
          return new Visitor(api.url).call('DELETE', `/api/auth/sessions/${mine}`, undefined, admin.bearer);
        },
      ],
      [
        'an admin who signs them out',
        async () => {
          const other = await makeAccount(api.app, 'admin');
          const path = `/api/admin/accounts/${admin.id}/sessions`;
          await new Visitor(api.url).call('DELETE', path, undefined, other.bearer);
          admin = { ...admin, ...(await freshSession()) };
        },
      ],
      [
        'a new password',
        async () => {
          await new Visitor(api.url).call('POST', '/api/auth/password/forgot', { email: admin.email });
          const token = await latestToken(api.app, 'reset-password', admin.id);
          const body = { token, password: PASSWORD, password_confirmation: PASSWORD };
          await new Visitor(api.url).call('POST', '/api/auth/password/reset', body);
          admin = { ...admin, ...(await freshSession()) };
        },
      ],
    ])('dies with its session, by %s', async (_by, end) => {
      const login = await logIn();
      await end(login);
      expect(await redeem(login.code)).toMatchObject({ status: 410, body: { code: 'TOKEN_INVALID' } });
    });

    it('takes no code of another purpose', async () => {
      const candidate = await makeAccount(api.app);
      const { body } = await new Visitor(api.url).call<{ code: string }>(
        'POST',
        '/api/admin/support-access',
        { account_id: candidate.id },
        admin.bearer,
      );
      expect((await redeem(body.code)).status).toBe(410);
    });

    it('has no code for anybody else', async () => {
      const candidate = await makeAccount(api.app);
      const { body } = await new Visitor(api.url).logIn(candidate.email, PASSWORD);
      expect(body.path).toBe('/');
    });
  });
}
