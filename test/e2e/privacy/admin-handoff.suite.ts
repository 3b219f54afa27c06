import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount, PASSWORD, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';

interface Handed {
  token: string;
  email: string;
  token_expiration: string;
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

    async function codeOfLogin(): Promise<string> {
      const { body } = await new Visitor(api.url).logIn(admin.email, PASSWORD);
      expect(body.route).toBe('admin');
      const url = new URL(body.path);
      expect(`${url.origin}${url.pathname} ${url.searchParams.get('area')}`).toBe(
        'https://operators.example/start board',
      );
      return url.searchParams.get('code') as string;
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
