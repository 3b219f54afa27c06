import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { adFile, adRow } from '../../support/ads.js';
import { eventually } from '../../support/eventually.js';
import { LIMITS } from '../../support/limits.js';
import type { RunningProduct } from '../../support/product.js';
import { rawRequest } from '../../support/raw-request.js';

const waiter = adRow({ title: 'Waiter by the river' });
const porter = adRow({ title: 'Night porter' });

/** How pages travel: kept, compressed, guarded. */
export function describePageEdge(started: () => RunningProduct): void {
  let product: RunningProduct;

  beforeAll(async () => {
    product = started();
    await imports([waiter]);
    await eventually(
      async () => expect((await text('/jobs')).includes('Waiter by the river')).toBe(true),
      LIMITS.startMs,
    );
  });

  /** The snapshot is what the source has now: what is missing from it is closed. */
  async function imports(rows: Record<string, unknown>[]): Promise<void> {
    const file = await adFile(rows);
    const { code, output } = await product.cli('import-offers', file, '--company', 'board', '--snapshot', 'board');
    expect({ code, output }).toMatchObject({ code: 0 });
  }

  async function text(path: string): Promise<string> {
    return (await fetch(product.url + path)).text();
  }

  async function kept(): Promise<number> {
    return Number(/babelboard_page_cache_total\{result="kept"\} (\d+)/.exec(await product.metrics())?.[1] ?? 0);
  }

  describe('pages of guests', () => {
    it('come from the cache until an offer is published, and then at once with it', async () => {
      // What the import before still brings to the index makes pages anew.
      await eventually(async () => {
        await text('/jobs');
        const before = await kept();
        await text('/jobs');
        expect(await kept()).toBe(before + 1);
      });
      const first = await fetch(`${product.url}/jobs`);
      await imports([waiter, porter]);
      await eventually(async () => expect((await text('/jobs')).includes('Night porter')).toBe(true));
      expect((await fetch(`${product.url}/jobs`)).headers.get('etag')).not.toBe(first.headers.get('etag'));
    });

    it('do not show an offer any more that was closed, in its list or on its own page', async () => {
      const path = await offerPath('Night porter');
      expect((await fetch(product.url + path)).status).toBe(200);
      await imports([waiter]);
      await eventually(async () => {
        expect((await text('/jobs')).includes('Night porter')).toBe(false);
        expect((await fetch(product.url + path)).status).toBe(410);
      });
      for (const path of ['/', '/jobs', '/jobs?latests=true', '/jobs-in-Vienna']) {
        expect((await text(path)).includes('Night porter')).toBe(false);
      }
    });

    it('answer 304 to who has them', async () => {
      const first = await rawRequest(`${product.url}/jobs`);
      const again = await rawRequest(`${product.url}/jobs`, { 'If-None-Match': String(first.headers.etag) });
      expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      expect((await rawRequest(`${product.url}/jobs`, { 'If-None-Match': 'W/"other"' })).status).toBe(200);
    });

    it.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['identity', (bytes: Buffer) => bytes],
    ])('come in %s for who takes it', async (encoding, decode) => {
      const { headers, body } = await rawRequest(`${product.url}/jobs`, { 'Accept-Encoding': encoding });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(String(decode(body)).includes('Waiter by the river')).toBe(true);
    });

    it('name the styles and the one script that stand in them by hash, and allow nothing else but files of this site', async () => {
      const answer = await fetch(`${product.url}/jobs`);
      const { headers } = answer;
      const [inline, ...others] = [...(await answer.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, text]) => text,
      );
      expect(others).toEqual([]);
      const hash = createHash('sha256')
        .update(inline ?? '')
        .digest('base64');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).toMatch(/style-src-elem 'self' 'sha256-/);
      expect(policy).not.toContain('unsafe-inline');
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    });
  });

  describe('personal pages', () => {
    it('give a nonce to their styles and scripts, and are kept by nobody', async () => {
      const { headers, body } = await rawRequest(`${product.url}/login`);
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
      expect(nonce).toBeDefined();
      const loads =
        String(body).match(
          /<(?:style|script(?! type="application)|link (?:nonce="[^"]*" )?rel="modulepreload")[^>]*>/g,
        ) ?? [];
      expect(loads.length).toBeGreaterThan(2);
      expect(loads.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers.etag).toBeUndefined();
    });

    it.each([
      '//evil.test/login',
      '/\\evil.test/login/',
      '//login//',
      '/login//',
      '/%2F/evil.test/login/',
      '/login/?next=//evil.test',
    ])('lead nobody to another site: %s', async (path) => {
      const { headers } = await rawRequest(product.url + path);
      const { location } = headers;
      expect(new URL(String(location ?? '/'), product.url).origin).toBe(product.url);
    });
  });

  describe('answers that are no pages', () => {
    it('are compressed, may load nothing, and keep the safe headers', async () => {
      const { headers } = await rawRequest(`${product.url}/api/jobs`, { 'Accept-Encoding': 'br' });
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    });
  });

  async function offerPath(title: string): Promise<string> {
    const answer = (await (await fetch(`${product.url}/api/jobs`)).json()) as {
      jobs: { data: { title: string; url: string }[] };
    };
    return answer.jobs.data.find((job) => job.title === title)?.url ?? '';
  }
}
