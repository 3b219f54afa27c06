import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';

interface Queues {
  queues: { name: string }[];
}

/** bull-board behind the product's own doors, with either store of the queues. */
export function describeQueueDashboard(store: string, started: () => TestApi): void {
  describe(`/admin/queues with the queues in ${store}`, () => {
    let api: TestApi;
    let admin: TestAccount;
    let candidate: TestAccount;

    beforeAll(async () => {
      api = started();
      [admin, candidate] = [await makeAccount(api.app, 'admin'), await makeAccount(api.app)];
    });

    const open = <T>(headers: Record<string, string>, path = '', method = 'GET') =>
      new Visitor(api.url).call<T>(method, `/admin/queues${path}`, undefined, headers);

    it('leads guests to the login and users of another type home', async () => {
      const page = { Accept: 'text/html' };
      const guest = await open(page);
      expect([guest.status, guest.headers.get('location')]).toEqual([302, '/login']);
      const other = await open({ ...page, ...candidate.bearer });
      expect([other.status, other.headers.get('location')]).toEqual([302, '/']);
      expect((await open({ Accept: 'application/json' }, '/api/queues')).status).toBe(401);
      expect((await open({ Accept: 'application/json', ...candidate.bearer }, '/api/queues')).status).toBe(403);
      expect((await open({ Accept: 'text/html' }, '/static/js/main.js')).status).toBe(302);
    });

    it('shows admins the queues, in a page that loads nothing from elsewhere', async () => {
      const page = await open<{ text: string }>({ Accept: 'text/html', ...admin.bearer });
      expect(page.status).toBe(200);
      expect(page.body.text).toContain('<base href="/admin/queues/"');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
      expect(page.headers.get('cache-control')).toBe('no-store');
      const script = /static\/js\/main[.\w]*\.js/.exec(page.body.text)?.[0];
      expect((await open(admin.bearer, `/${script}`)).status).toBe(200);
      const { body } = await open<Queues>({ Accept: 'application/json', ...admin.bearer }, '/api/queues');
      expect(body.queues.map(({ name }) => name).sort()).toEqual(['general', 'indexing', 'mails']);
    });

    it('writes down what admins change, and takes no change from another site', async () => {
      const pause = await open(admin.bearer, '/api/queues/mails/pause', 'PUT');
      expect(pause.status).toBe(200);
      const { body } = await new Visitor(api.url).call<{ data: unknown[] }>(
        'GET',
        '/api/admin/audit-log?action=admin.queues',
        undefined,
        admin.bearer,
      );
      expect(body.data).toMatchObject([
        { actor_id: admin.id, detail: { method: 'PUT', path: '/api/queues/mails/pause' } },
      ]);
      const cookies = { Cookie: `token=${admin.token}; email=${encodeURIComponent(admin.email)}` };
      const foreign = await open({ ...cookies, Origin: 'https://evil.example' }, '/api/queues/mails/resume', 'PUT');
      expect(foreign.status).toBe(403);
      expect((await open(cookies, '/api/queues/mails/resume', 'PUT')).status).toBe(200);
    });
  });
}
