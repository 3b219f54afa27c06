import { mkdir, rm, rmdir } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { Database, Settings, Storage } from '@babelboard/platform';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { latestToken, makeAccount, makeCompany, PASSWORD } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import type { TestApplication } from '../../support/application.js';
import { runReactions } from '../../support/reactions.js';
import { Visitor } from '../../support/visitor.js';

/** Needs the API and what does the work of a worker, on one database and one folder. */
export function describePrivacyRights(started: () => { api: TestApi; worker: TestApplication }): void {
  let api: TestApi;
  let worker: TestApplication;

  beforeAll(() => {
    ({ api, worker } = started());
  });

  const asked = { motivo_id: 3, texto: 'Too few offers' };

  describe('deleting the account', () => {
    it('says so, clears the cookies and signs every device out', async () => {
      const account = await makeAccount(api.app);
      const visitor = new Visitor(api.url);
      await visitor.logIn(account.email, PASSWORD);
      const answer = await visitor.call<{ toasts: { options: { message: string } }[] }>(
        'DELETE',
        '/api/candidates/account-settings/destroy',
        { ...asked, password: PASSWORD },
      );
      expect([answer.status, answer.body.toasts[0]?.options.message]).toEqual([200, 'Account deleted successfully']);
      expect([...visitor.cookies.keys()]).toEqual([]);
      const other = await new Visitor(api.url).call('POST', '/api/auth/loadUserWithToken', undefined, account.bearer);
      expect(other.status).toBe(401);
      expect((await new Visitor(api.url).logIn(account.email, PASSWORD)).body).toMatchObject({ code: 'LOGIN_WRONG' });
    });

    it.each([
      ['no reason', { texto: '' }],
      ['an unknown reason', { motivo_id: 7, texto: '' }],
      ['a wrong password', { ...asked, password: 'not-the-password' }],
    ])('refuses %s', async (_, body) => {
      const account = await makeAccount(api.app);
      const path = '/api/candidates/account-settings/destroy';
      expect((await new Visitor(api.url).call('DELETE', path, body, account.bearer)).status).toBe(422);
      expect((await new Visitor(api.url).logIn(account.email, PASSWORD)).status).toBe(200);
    });

    it('takes a company from the board when its last owner goes, not before', async () => {
      const { id, owner, recruiter } = await makeCompany(api.app);
      const suspended = async () => {
        await runReactions(worker.app);
        const rows = await api.app
          .get(Database)
          .query('SELECT 1 FROM company WHERE id = $1 AND suspended_at IS NOT NULL', [id]);
        return rows.length === 1;
      };
      const path = '/api/companies/account-settings/destroy';
      const leave = (who: { bearer: Record<string, string> }) =>
        new Visitor(api.url).call('DELETE', path, { ...asked, password: PASSWORD }, who.bearer);
      expect((await leave(recruiter)).status).toBe(200);
      expect(await suspended()).toBe(false);
      expect((await leave(owner)).status).toBe(200);
      expect(await suspended()).toBe(true);
    });
  });

  describe('somebody who left their company', () => {
    it('has an account and no company, takes a copy of their data and deletes it', async () => {
      const former = await makeAccount(api.app, 'company');
      const call = (method: string, path: string, body?: unknown) =>
        new Visitor(api.url).call<{ user: { type: string; company: unknown } }>(method, path, body, former.bearer);
      const { body } = await call('POST', '/api/auth/loadUserWithToken');
      expect(body.user).toMatchObject({ type: 'company', company: null });
      expect((await call('GET', '/api/auth/sessions')).status).toBe(200);
      expect((await call('POST', '/api/account/export')).status).toBe(202);
      const deletion = { ...asked, password: PASSWORD };
      expect((await call('DELETE', '/api/candidates/account-settings/destroy', deletion)).status).toBe(403);
      expect((await call('DELETE', '/api/companies/account-settings/destroy', deletion)).status).toBe(200);
      expect((await call('POST', '/api/auth/loadUserWithToken')).status).toBe(401);
    });
  });

  describe('the copy of one’s data', () => {
    it('comes by a link that a look does not use up, and that works until the copy has arrived', async () => {
      const account = await makeAccount(api.app);
      const visitor = new Visitor(api.url);
      const wish = () => visitor.call('POST', '/api/account/export', undefined, account.bearer);
      expect((await wish()).status).toBe(202);
      const again = await wish();
      expect([again.status, Number(again.headers.get('retry-after')) > 86_000]).toEqual([429, true]);
      await runReactions(worker.app);
      const path = `/api/account/export/${await latestToken(api.app, 'data-export', account.id)}`;
      expect((await visitor.call('HEAD', path)).status).toBe(204);
      const download = await visitor.call<{ text: string }>('GET', path);
      expect(download.status).toBe(200);
      expect(download.headers.get('content-type')).toBe('application/zip');
      expect(download.headers.get('content-disposition')).toMatch(
        /^attachment; filename="babelboard-data-[\d-]+\.zip"$/,
      );
      expect(download.headers.get('referrer-policy')).toBe('no-referrer');
      expect(download.body.text.startsWith('PK')).toBe(true);
      expect(
        (await visitor.call('GET', path, undefined, { Range: 'bytes=0-9' })).headers.get('content-range'),
      ).toBeNull();
      expect((await visitor.call('POST', `${path}/received`)).status).toBe(200);
      const twice = await visitor.call('GET', path);
      expect([twice.status, twice.headers.get('content-type')]).toEqual([
        410,
        'application/problem+json; charset=utf-8',
      ]);
    });
  });

  describe('a copy that does not arrive', () => {
    /** The path of a copy whose file the caller has put in the place of the archive. */
    async function pathOf(replace: (key: string) => Promise<void>): Promise<string> {
      const account = await makeAccount(api.app);
      await new Visitor(api.url).call('POST', '/api/account/export', undefined, account.bearer);
      await runReactions(worker.app);
      const [row] = await api.app
        .get(Database)
        .query<{ key: string }>('SELECT storage_key AS key FROM data_export WHERE account_id = $1', [account.id]);
      await replace(row?.key as string);
      return `/api/account/export/${await latestToken(api.app, 'data-export', account.id)}`;
    }

    it('can be fetched again: its reader went away', async () => {
      const content = Buffer.alloc(24_000_000, 7);
      const path = await pathOf((key) => api.app.get(Storage).put(key, content, 'application/zip'));
      const broken = await new Promise<number | undefined>((resolve, reject) => {
        get(api.url + path, (answer) =>
          answer.once('data', () => answer.destroy()).once('close', () => resolve(answer.statusCode)),
        ).once('error', reject);
      });
      expect(broken).toBe(200);
      const again = await fetch(api.url + path);
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([200, content.length]);
    });

    it('can be fetched again: the storage failed', async () => {
      let file = '';
      const path = await pathOf(async (key) => {
        file = join(api.app.get(Settings).dataDir, 'files', key);
        await rm(file);
        await mkdir(file);
      });
      await expect(fetch(api.url + path).then((answer) => answer.arrayBuffer())).rejects.toThrow();
      await rmdir(file);
      expect((await new Visitor(api.url).call<{ code: string }>('GET', path)).body.code).toBe('EXPORT_GONE');
    });
  });

  describe('consents', () => {
    it('are given and withdrawn, with their history', async () => {
      const account = await makeAccount(api.app);
      const visitor = new Visitor(api.url);
      type Consents = { data: { kind: string; given: boolean }[]; history: unknown[] };
      const change = (kind: string, given: boolean) =>
        visitor.call<Consents>('PATCH', '/api/account/consents', { kind, given }, account.bearer);
      await change('newsletters', true);
      const { body } = await change('newsletters', false);
      expect(body.data).toMatchObject([{ kind: 'newsletters', given: false, language: 'en' }]);
      expect(body.history).toMatchObject([{ given: false }, { given: true }]);
      expect((await visitor.call<Consents>('GET', '/api/account/consents', undefined, account.bearer)).body).toEqual(
        body,
      );
      expect((await change('terms', false)).status).toBe(409);
    });

    it('to older versions are asked once: the login says so, and either answer is kept', async () => {
      const OLD = '2026-01-01';
      const database = api.app.get(Database);
      const person = async () => {
        const account = await makeAccount(api.app);
        await database.query(
          `INSERT INTO consent (account_id, kind, text_version, language, given, at)
           SELECT $1, kind, $2, 'en', true, now() FROM unnest(ARRAY['terms', 'privacy', 'newsletters']) AS kind`,
          [account.id, OLD],
        );
        return account;
      };
      type Due = { kind: string; accepted_version: string; text_version: string }[];
      const dueAtLogin = async ({ email }: { email: string }) =>
        (
          await new Visitor(api.url).call<{ user: { consents_due: Due } }>('POST', '/api/auth/login', {
            email,
            password: PASSWORD,
          })
        ).body.user.consents_due;
      const answer = (who: { bearer: Record<string, string> }, agreed: boolean, texts: object[]) =>
        new Visitor(api.url).call<{ history: object[] }>(
          'POST',
          '/api/account/consents/answer',
          { agreed, texts, language: 'de' },
          who.bearer,
        );
      for (const agreed of [true, false]) {
        const somebody = await person();
        const due = await dueAtLogin(somebody);
        expect(due.map(({ kind, accepted_version }) => [kind, accepted_version])).toEqual([
          ['terms', OLD],
          ['privacy', OLD],
        ]);
        const shown = due.map(({ kind, text_version }) => ({ kind, text_version }));
        const stale = await answer(somebody, agreed, [{ kind: 'terms', text_version: OLD }]);
        expect([stale.status, stale.body]).toMatchObject([409, { code: 'TEXT_CHANGED' }]);
        const { body } = await answer(somebody, agreed, shown);
        expect(body.history.slice(0, 2)).toMatchObject(
          [...shown].reverse().map((text) => ({ ...text, given: agreed, language: 'de' })),
        );
        // Pressed twice, or in two tabs: one answer.
        expect((await answer(somebody, !agreed, shown)).body).toEqual(body);
        expect(await dueAtLogin(somebody)).toEqual([]);
        // Who said no goes on as before: signs in, gets a copy, may delete the account, may agree later.
        expect(
          (await new Visitor(api.url).call('POST', '/api/account/export', undefined, somebody.bearer)).status,
        ).toBe(202);
        const later = await new Visitor(api.url).call(
          'PATCH',
          '/api/account/consents',
          { kind: 'terms', given: true },
          somebody.bearer,
        );
        expect(later.body).toMatchObject({
          data: expect.arrayContaining([expect.objectContaining({ kind: 'terms', given: true })]),
        });
        const deletion = { ...asked, password: PASSWORD };
        expect(
          (
            await new Visitor(api.url).call(
              'DELETE',
              '/api/candidates/account-settings/destroy',
              deletion,
              somebody.bearer,
            )
          ).status,
        ).toBe(200);
      }
    });

    it('are asked of nobody who has just registered', async () => {
      const visitor = new Visitor(api.url, '198.51.100.201');
      const email = 'new-texts@example.test';
      const registration = { email, password: PASSWORD, nombre: 'Ada', apellidos: 'New', terms: true };
      expect((await visitor.call('POST', '/api/auth/register', registration)).status).toBe(201);
      const { body } = await visitor.call<{ user: { consents_due: object[] } }>('POST', '/api/auth/login', {
        email,
        password: PASSWORD,
      });
      expect(body.user.consents_due).toEqual([]);
    });
  });
}
