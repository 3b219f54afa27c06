import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../../../test/support/limits.js';
import { NotPublic, postOutside } from './post-outside.js';

const MESSAGE = { headers: { TTL: '60' }, body: Buffer.from('x') };

let server: Server;
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === '/moved' ? 307 : 429, { Location: '/elsewhere', 'Retry-After': '7' }).end('no');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const at = (host: string, path = '/push') => new URL(`http://${host}:${(server.address() as AddressInfo).port}${path}`);

describe('what is posted to a server outside', () => {
  it.each(['localhost', '127.0.0.1'])('does not go to %s: neither by its number nor by a name for it', async (host) => {
    await expect(
      postOutside(at(host), MESSAGE, { allowLoopback: false, longestMs: LIMITS.waitMs }),
    ).rejects.toBeInstanceOf(NotPublic);
    expect(asked).toEqual([]);
  });

  it('goes where it was sent, follows nobody further, and brings back status and time', async () => {
    const rules = { allowLoopback: true, longestMs: LIMITS.waitMs };
    expect(await postOutside(at('127.0.0.1'), MESSAGE, rules)).toEqual({ status: 429, retryAfter: '7' });
    expect(await postOutside(at('127.0.0.1', '/moved'), MESSAGE, rules)).toMatchObject({ status: 307 });
    expect(asked).toEqual(['POST /push', 'POST /moved']);
  });
});
