import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readAds } from '../formats/read-ads.js';
import { type AdSourceOptions, openAdSource } from './open-ad-source.js';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const local = { allowLoopback: true };

async function titles(location: string, options: AdSourceOptions = local) {
  const source = await openAdSource(location, options);
  const reading = readAds(source);
  const found: (string | null)[] = [];
  for await (const row of reading) {
    found.push('ad' in row ? row.ad.title : row.refused.code);
  }
  return { found, complete: reading.summary.complete, read: source.bytesRead(), bytes: source.bytes };
}

describe('openAdSource', () => {
  it('reads a file and tells its size', async () => {
    const path = new URL('../../../../../test/fixtures/feeds/nav_import_api_transfer_ads.json', import.meta.url)
      .pathname;
    expect(await titles(path)).toMatchObject({ complete: true, bytes: 9_432, read: 9_432 });
  });

  it.each(['/no/such/file.ndjson', '/'])('says why %s cannot be read', async (path) => {
    await expect(openAdSource(path)).rejects.toMatchObject({ code: 'FILE_NOT_READABLE' });
  });

  it('fetches from the web and follows redirects', async () => {
    const base = await serve((request, response) => {
      if (request.url === '/old') {
        response.writeHead(302, { location: '/new?x=1' }).end();
      } else {
        response.end('{"title":"A"}\n');
      }
    });
    expect(await titles(`${base}/old`)).toMatchObject({ found: ['A'], complete: true });
  });

  it('takes a body that ends before its length for cut off', async () => {
    const base = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"title":"A"}\n');
      setTimeout(() => response.destroy(), 50);
    });
    expect(await titles(base)).toMatchObject({ found: ['A', 'SOURCE_BROKEN'], complete: false });
  });

  it('stops at the size limit', async () => {
    const base = await serve((_request, response) => response.end('{"title":"A"}\n'.repeat(50_000)));
    const { found, complete } = await titles(base, { ...local, maxBytes: 300_000 });
    expect([found.at(-1), complete]).toEqual(['SOURCE_BROKEN', false]);
  });

  it('gives up on silence', async () => {
    const base = await serve(() => undefined);
    await expect(titles(base, { ...local, idleMs: 100 })).rejects.toMatchObject({ code: 'FETCH_FAILED' });
  });

  it.each([
    ['ends with another status', 404, {}, 'FETCH_FAILED'],
    ['leads into a private network', 302, { location: 'http://10.0.0.1/ads' }, 'ADDRESS_NOT_ALLOWED'],
    ['leads to another kind of address', 302, { location: 'file:///etc/passwd' }, 'ADDRESS_UNUSABLE'],
    ['leads in a circle', 302, { location: '/' }, 'FETCH_FAILED'],
  ])('refuses an address that %s', async (_what, status, headers, code) => {
    const base = await serve((_request, response) => response.writeHead(status, headers).end());
    await expect(titles(base)).rejects.toMatchObject({ code });
  });

  it.each([
    ['http://127.0.0.1/', 'ADDRESS_NOT_ALLOWED'],
    ['http://[::1]/', 'ADDRESS_NOT_ALLOWED'],
    ['http://0x7f.1/', 'ADDRESS_NOT_ALLOWED'],
    ['http://2130706433/', 'ADDRESS_NOT_ALLOWED'],
    ['http://localhost/', 'ADDRESS_NOT_ALLOWED'],
    ['http://169.254.169.254/latest', 'ADDRESS_NOT_ALLOWED'],
    ['http://[::ffff:10.0.0.1]/', 'ADDRESS_NOT_ALLOWED'],
    ['http://user:secret@example.org/', 'ADDRESS_UNUSABLE'],
    ['ftp://example.org/', 'ADDRESS_UNUSABLE'],
    ['http://', 'ADDRESS_UNUSABLE'],
  ])('refuses %s', async (address, code) => {
    await expect(openAdSource(address)).rejects.toMatchObject({ code });
  });
});
