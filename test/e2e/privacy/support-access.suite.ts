import { ListAuditEntries } from '@babelboard/operations';
import { Database } from '@babelboard/platform';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { makeAccount, makeCompany, PASSWORD, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';

const HOUR_MS = 3_600_000;

interface Link {
  url: string;
  code: string;
  expires_at: string;
}

export function describeSupportAccess(started: () => TestApi): void {
  let api: TestApi;
  let admin: TestAccount;
  let candidate: TestAccount;

  beforeAll(async () => {
    api = started();
    [admin, candidate] = [await makeAccount(api.app, 'admin'), await makeAccount(api.app)];
  });

  const asAdmin = <T>(method: string, path: string, body?: unknown, language = 'en') =>
    new Visitor(api.url).call<T>(method, path, body, { ...admin.bearer, 'Accept-Language': language });
  const createLink = (accountId: number, language?: string) =>
    asAdmin<Link>('POST', '/api/admin/support-access', { account_id: accountId }, language);

  async function openAs(accountId: number) {
    const operator = new Visitor(api.url);
    const { code } = (await createLink(accountId)).body;
    const answer = await operator.call<{ user: { id: number; support: unknown } }>('POST', '/api/auth/support-access', {
      code,
    });
    return { operator, answer };
  }

  const entries = async (action: string) =>
    (await api.app.get(QueryBus).execute(new ListAuditEntries({ size: 100, cursor: null }, null, action))).entries;

  describe('support access', () => {
    it('is made by admins for one user, as a link to /backdoor in their language', async () => {
      const { status, body } = await createLink(candidate.id);
      expect(status).toBe(201);
      expect(body.url).toBe(`${api.url}/backdoor?code=${encodeURIComponent(body.code)}`);
      expect((await createLink(candidate.id, 'de')).body.url).toContain(`${api.url}/de/backdoor?code=`);
      expect(new Date(body.expires_at).getTime() - api.clock.now().getTime()).toBe(10 * 60_000);
      expect((await createLink(admin.id)).body).toMatchObject({ code: 'SUPPORT_OF_ADMINS' });
      expect((await createLink(2_000_000_000)).status).toBe(404);
      const stranger = await new Visitor(api.url).call(
        'POST',
        '/api/admin/support-access',
        { account_id: admin.id },
        candidate.bearer,
      );
      expect(stranger.status).toBe(403);
    });

    it('shows the product as that user, and says so', async () => {
      const { operator, answer } = await openAs(candidate.id);
      expect(answer.status).toBe(200);
      expect(answer.body.user).toMatchObject({ id: candidate.id, support: { admin_id: admin.id } });
      const loaded = await operator.call<{ user: unknown }>('POST', '/api/auth/loadUserWithToken');
      expect(loaded.body.user).toMatchObject({ id: candidate.id, support: { admin_id: admin.id } });
    });

    it('lets one of 100 parallel uses of a link in', async () => {
      const { code } = (await createLink(candidate.id)).body;
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => new Visitor(api.url).call('POST', '/api/auth/support-access', { code })),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200, 410]));
    });

    it('ends its link after ten minutes and its session after an hour', async () => {
      const { code } = (await createLink(candidate.id)).body;
      api.clock.advance(10 * 60_000);
      expect((await new Visitor(api.url).call('POST', '/api/auth/support-access', { code })).status).toBe(410);
      const { operator } = await openAs(candidate.id);
      api.clock.advance(HOUR_MS - 1_000);
      expect((await operator.call('POST', '/api/auth/loadUserWithToken')).status).toBe(200);
      api.clock.advance(1_000);
      expect((await operator.call('POST', '/api/auth/loadUserWithToken')).status).toBe(401);
    });

    it('leaves account settings as they are', async () => {
      const { operator } = await openAs(candidate.id);
      const attempts: [string, string, unknown?][] = [
        ['POST', '/api/candidates/account-settings/update-email', { email: 'new@mail.test', password: PASSWORD }],
        [
          'POST',
          '/api/candidates/account-settings/update-password',
          { current_password: PASSWORD, password: 'other-lantern-88', password_confirmation: 'other-lantern-88' },
        ],
        ['DELETE', '/api/candidates/account-settings/destroy', { motivo_id: 6, texto: '' }],
        ['PATCH', '/api/account/consents', { kind: 'newsletters', given: true }],
        ['POST', '/api/account/export'],
        ['DELETE', '/api/auth/sessions'],
        ['DELETE', `/api/auth/sessions/${candidate.sessionId}`],
      ];
      for (const [method, path, body] of attempts) {
        const answer = await operator.call<{ code: string }>(method, path, body);
        expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'READ_ONLY_UNDER_SUPPORT']);
      }
      expect((await operator.call('GET', '/api/account/consents')).status).toBe(200);
      expect((await operator.call('POST', '/api/admin/support-access', { account_id: candidate.id })).status).toBe(403);
    });

    it('writes nothing in the person’s name, whoever that is', async () => {
      const { owner } = await makeCompany(api.app);
      const { body } = await new Visitor(api.url).call<{
        paths: Record<string, Record<string, { 'x-permission'?: string }>>;
      }>('GET', '/api/docs-json');
      const writes = Object.entries(body.paths).flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(([method]) => method !== 'get')
          .map(([method, { 'x-permission': access = '' }]) => ({ route: `${method.toUpperCase()} ${path}`, access })),
      );
      for (const [who, accesses] of [
        [candidate, ['account:manage', 'candidate:self']],
        [owner, ['account:manage', 'company:self', 'company:work', 'company:manage']],
      ] as const) {
        const { operator } = await openAs(who.id);
        const open: string[] = [];
        for (const { route } of writes.filter(({ access }) => accesses.some((one) => one === access))) {
          const [method = '', path = ''] = route.split(' ');
          const answer = await operator.call<{ code?: string }>(method, path.replaceAll(/\{\w+\}/g, '1'), {});
          if (answer.body.code !== 'READ_ONLY_UNDER_SUPPORT') {
            open.push(route);
          }
        }
        const reading = ['POST /api/auth/loadUserWithToken'];
        const hints = ['POST /api/companies/offers/check', 'POST /api/companies/offers/suiting-candidates'];
        expect(open.sort()).toEqual(who === candidate ? reading : [...reading, ...hints]);
      }
      expect(writes.length).toBeGreaterThan(50);
      const { operator } = await openAs(owner.id);
      expect((await operator.call('POST', '/api/auth/logout')).status).toBe(200);
    });

    it('ends with the operator’s rights', async () => {
      const former = await makeAccount(api.app, 'admin');
      const { body } = await new Visitor(api.url).call<Link>(
        'POST',
        '/api/admin/support-access',
        { account_id: candidate.id },
        former.bearer,
      );
      await api.app.get(Database).query(`UPDATE account SET type = 'candidate' WHERE id = $1`, [former.id]);
      const answer = await new Visitor(api.url).call('POST', '/api/auth/support-access', { code: body.code });
      expect(answer.body).toMatchObject({ code: 'SUPPORT_ENDED' });
    });

    it('ends with the session of the operator, whoever was in it', async () => {
      const colleague = await makeAccount(api.app, 'admin');
      const link = async () =>
        (
          await new Visitor(api.url).call<Link>(
            'POST',
            '/api/admin/support-access',
            { account_id: candidate.id },
            colleague.bearer,
          )
        ).body;
      const operator = new Visitor(api.url);
      const load = async () => (await operator.call('POST', '/api/auth/loadUserWithToken')).status;
      await operator.call('POST', '/api/auth/support-access', { code: (await link()).code });
      expect(await load()).toBe(200);
      const { code } = await link();
      await asAdmin('DELETE', `/api/admin/accounts/${colleague.id}/sessions`);
      expect(await load()).toBe(401);
      const late = await new Visitor(api.url).call('POST', '/api/auth/support-access', { code });
      expect([late.status, late.body]).toMatchObject([410, { code: 'SUPPORT_ENDED' }]);
    });

    it('ends with that one session, however it ends', async () => {
      const colleague = await makeAccount(api.app, 'admin');
      const ends: [string, (browser: Visitor) => Promise<unknown>][] = [
        ['a logout', (browser) => browser.call('POST', '/api/auth/logout')],
        [
          'being ended from elsewhere',
          async (browser) => {
            const { body } = await browser.call<{ data: { id: string; current: boolean }[] }>(
              'GET',
              '/api/auth/sessions',
            );
            const id = body.data.find(({ current }) => current)?.id;
            await new Visitor(api.url).call('DELETE', `/api/auth/sessions/${id}`, undefined, colleague.bearer);
          },
        ],
        [
          'its time',
          async () => {
            const end = new Date(api.clock.now().getTime() + 1_000);
            await api.app
              .get(Database)
              .query('UPDATE session SET expires_at = $2 WHERE account_id = $1 AND id <> $3', [
                colleague.id,
                end,
                colleague.sessionId,
              ]);
            api.clock.advance(1_000);
          },
        ],
      ];
      for (const [how, end] of ends) {
        const browser = new Visitor(api.url);
        await browser.logIn(colleague.email, PASSWORD);
        const { body } = await browser.call<Link>('POST', '/api/admin/support-access', { account_id: candidate.id });
        const operator = new Visitor(api.url);
        await operator.call('POST', '/api/auth/support-access', { code: body.code });
        const load = async () => (await operator.call('POST', '/api/auth/loadUserWithToken')).status;
        const listed = async () =>
          (
            await new Visitor(api.url).call<{ data: { method: string }[] }>(
              'GET',
              '/api/auth/sessions',
              undefined,
              candidate.bearer,
            )
          ).body.data.filter(({ method }) => method === 'support').length;
        const [before, listedBefore] = [await load(), await listed()];
        await end(browser);
        expect([how, before, await load(), listedBefore - (await listed())]).toEqual([how, 200, 401, 1]);
      }
    });

    it('writes every request down before it is served', async () => {
      const [before] = await entries('support.request');
      const { operator } = await openAs(candidate.id);
      await operator.call('GET', '/api/account/consents');
      await operator.call('DELETE', `/api/auth/sessions/${candidate.sessionId}`);
      await operator.call('GET', '/verify-email/a-code');
      const written = await entries('support.request');
      expect(
        written.slice(
          0,
          written.findIndex(({ id }) => id === before?.id),
        ),
      ).toMatchObject([
        { detail: { method: 'GET', route: '/verify-email/***' } },
        {
          actorId: admin.id,
          behalfOfId: candidate.id,
          detail: { method: 'DELETE', route: '/api/auth/sessions/:id', refused: true },
        },
        {
          actorId: admin.id,
          behalfOfId: candidate.id,
          detail: { method: 'GET', route: '/api/account/consents', refused: false },
        },
      ]);
    });
  });

  describe('an account that support is asked for', () => {
    const find = async (who: string | number) =>
      (
        await asAdmin<{ data: { id: number; type: string; company: string | null }[] }>(
          'GET',
          `/api/admin/accounts?who=${encodeURIComponent(who)}`,
        )
      ).body.data;

    it('is found by its number or its address, written in any way', async () => {
      const expected = [{ id: candidate.id, type: 'candidate', validado: true, company: null }];
      expect(await find(candidate.id)).toMatchObject(expected);
      expect(await find(` ${candidate.email.toUpperCase()} `)).toMatchObject(expected);
      const { owner } = await makeCompany(api.app);
      expect(await find(owner.email)).toMatchObject([{ id: owner.id, company: expect.stringMatching(/^house-/) }]);
    });

    it('is none where nobody has that number or address', async () => {
      for (const who of ['nobody@example.test', '2000000000', '99999999999999999999', '0']) {
        expect(await find(who)).toEqual([]);
      }
      expect((await asAdmin('GET', '/api/admin/accounts?who=')).status).toBe(422);
    });

    it('is written down without the address that was asked for', async () => {
      await find(candidate.email);
      const [written] = await entries('admin.find-account');
      expect(written).toMatchObject({ actorId: admin.id, subject: `account:${candidate.id}`, detail: {} });
      expect(JSON.stringify(written)).not.toContain(candidate.email);
    });
  });

  describe('an account that somebody else got into', () => {
    it('is signed out everywhere by an admin', async () => {
      const { id, bearer } = await makeAccount(api.app);
      const status = async () =>
        (await new Visitor(api.url).call('GET', '/api/auth/sessions', undefined, bearer)).status;
      expect(await status()).toBe(200);
      expect((await asAdmin('DELETE', `/api/admin/accounts/${id}/sessions`)).status).toBe(200);
      expect(await status()).toBe(401);
      expect((await asAdmin('DELETE', '/api/admin/accounts/2000000000/sessions')).status).toBe(404);
      expect((await asAdmin('DELETE', '/api/admin/accounts/0/sessions')).status).toBe(422);
    });
  });

  describe('the audit log', () => {
    it('is for admins', async () => {
      expect((await new Visitor(api.url).call('GET', '/api/admin/audit-log')).status).toBe(401);
      expect((await new Visitor(api.url).call('GET', '/api/admin/audit-log', undefined, candidate.bearer)).status).toBe(
        403,
      );
    });

    it('holds what admins do, newest first, page by page', async () => {
      type Page = { data: { id: string; action: string; actor_id: number }[]; next_cursor: string | null };
      const first = (await asAdmin<Page>('GET', '/api/admin/audit-log?size=2')).body;
      expect(first.data[0]).toMatchObject({ action: 'admin.request', actor_id: admin.id, ip_address: '127.0.0.1' });
      const second = (await asAdmin<Page>('GET', `/api/admin/audit-log?size=2&cursor=${first.next_cursor}`)).body;
      const ids = [...first.data, ...second.data].map(({ id }) => Number(id));
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
      expect(new Set(ids).size).toBe(4);
      const own = (await asAdmin<Page>('GET', `/api/admin/audit-log?account_id=${candidate.id}&action=support.`)).body;
      expect(own.data.length).toBeGreaterThan(0);
      expect(own.data.every(({ action }) => action.startsWith('support.'))).toBe(true);
      expect((await asAdmin('GET', '/api/admin/audit-log?cursor=abc')).status).toBe(422);
    });
  });
}
