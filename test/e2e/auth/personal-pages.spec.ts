import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const get = (path: string, headers = {}) =>
  new Visitor(api.url).call<{ text: string }>('GET', path, undefined, headers);
const nonceOf = (policy: string | null) => /'nonce-([\w+/=]+)'/.exec(policy ?? '')?.[1];

describe('personal pages', () => {
  it.each([
    '/login',
    '/register',
    '/password/reset',
    '/account/account-settings',
    '/company/jobs',
    '/admin',
    '/welcome',
  ])('%s is a shell for everybody that nobody keeps, with a nonce of its own', async (path) => {
    const [first, second] = [await get(path), await get(path)];
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('etag')).toBeNull();
    const policy = first.headers.get('content-security-policy');
    const nonce = nonceOf(policy);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(second.headers.get('content-security-policy'))).not.toBe(nonce);
    expect(first.body.text).toContain(`<style nonce="${nonce}">`);
    expect(first.body.text).toContain(`<script nonce="${nonce}" type="module"`);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('are the same with a session: what is personal comes by calls', async () => {
    const { bearer } = await makeAccount(api.app);
    const [guest, person] = [await get('/account/account-settings'), await get('/account/account-settings', bearer)];
    const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]+"/g, '');
    expect(withoutNonce(person.body.text)).toBe(withoutNonce(guest.body.text));
  });

  it.each([
    '/password/reset/abc',
    '/verify-email/abc',
    '/confirm-email/abc',
    '/backdoor?code=abc',
    '/export/abc',
    '/auth/link?code=a',
  ])('%s, whose address holds a code, tells nobody where a reader comes from', async (path) => {
    expect((await get(path)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('are unlike public pages, which are kept and checked by hashes', async () => {
    const { headers } = await get('/about-us');
    expect(headers.get('cache-control')).toContain('public');
    expect(headers.get('etag')).not.toBeNull();
    expect(nonceOf(headers.get('content-security-policy'))).toBeUndefined();
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});
