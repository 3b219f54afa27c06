import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';

interface Queues {
  queues: { name: string }[];
}

/** bull-board behind the product's own doors, with either store of the queues. */
export function describeQueueDashboard(store: string, started: () => TestApi): void {
  describe(`/admin/queue-board with the queues in ${store}`, () => {
    let api: TestApi;
    let admin: TestAccount;
    let candidate: TestAccount;

    beforeAll(async () => {
      api = started();
      [admin, candidate] = [await makeAccount(api.app, 'admin'), await makeAccount(api.app)];
    });

    const open = <T>(headers: Record<string, string>, path = '', method = 'GET') =>
      new Visitor(api.url).call<T>(method, `/admin/queue-board${path}`, undefined, headers);

    it.each([['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'], ['*/*']])(
      'leads others who take %s to the page whose gate knows where they belong',
      async (accept) => {
        for (const path of ['', '/queue/mails', '/static/js/main.js']) {
          for (const who of [{}, candidate.bearer]) {
            const page = await open<{ text: string }>({ Accept: accept, ...who }, path);
            expect([page.status, page.headers.get('location')]).toEqual([302, `/admin/queues${path}`]);
            expect(page.headers.get('cache-control')).toBe('no-store');
          }
        }
      },
    );

    it('tells scripts that they may not', async () => {
      for (const Accept of ['application/json', '*/*']) {
        const guest = await open({ Accept }, '/api/queues');
        expect([guest.status, guest.headers.get('content-type')]).toEqual([
          401,
          'application/problem+json; charset=utf-8',
        ]);
        expect((await open({ Accept, ...candidate.bearer }, '/api/queues')).status).toBe(403);
      }
      expect((await open({ Accept: 'application/json' })).status).toBe(401);
      expect((await open({ Accept: 'text/html' }, '/api/queues/mails/pause', 'PUT')).status).toBe(401);
    });

    it('shows admins the queues, in a page that loads nothing from elsewhere', async () => {
      const page = await open<{ text: string }>({ Accept: 'text/html', ...admin.bearer });
      expect(page.status).toBe(200);
      expect(page.body.text).toContain('<base href="/admin/queue-board/"');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
      expect(page.body.text).not.toContain('https://');
      expect([page.headers.get('content-security-policy'), page.headers.get('x-frame-options')]).toEqual([
        expect.stringContaining("frame-ancestors 'self'"),
        'SAMEORIGIN',
      ]);
      expect(page.headers.get('cache-control')).toBe('no-store');
      const unknown = await open({ Accept: 'text/html', ...admin.bearer }, '/nothing/here');
      expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/admin/queue-board']);
      const script = /static\/js\/main[.\w]*\.js/.exec(page.body.text)?.[0];
      expect((await open(admin.bearer, `/${script}`)).status).toBe(200);
      const { body } = await open<Queues>({ Accept: 'application/json', ...admin.bearer }, '/api/queues');
      expect(body.queues.map(({ name }) => name).sort()).toEqual(['documents', 'general', 'indexing', 'mails']);
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
