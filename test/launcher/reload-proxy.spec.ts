import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withNonce } from '../../apps/api/src/pages/content-security-policy.js';
import { freePort } from '../support/free-port.js';

/** Plain JavaScript, which has no types here. */
const PROXY = new URL('../../apps/launcher/dev/reload-proxy.mjs', import.meta.url).href;
const HTML = '<html><head></head><body>A page</body></html>';

let api: Server;
let proxy: ChildProcess;
let url: string;

beforeAll(async () => {
  api = createServer((request, response) => {
    if (request.url === '/login') {
      const { html, policy } = withNonce(
        { html: HTML, inline: { scripts: [], blocks: [], attributes: [] } },
        'bm9uY2U+/w==',
        { https: false },
      );
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
      response.end(html);
    } else if (request.url === '/jobs') {
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'self'" })
        .end(HTML);
    } else {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ text: HTML }));
    }
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const ports = { host: '127.0.0.1', port, apiPort: (api.address() as AddressInfo).port };
  const script = `
    import { ReloadProxy } from ${JSON.stringify(PROXY)};
    const proxy = new ReloadProxy(${JSON.stringify(ports)});
    await proxy.listen();
    process.on('message', () => proxy.reload());
    process.on('disconnect', () => process.exit());
    process.send('listens');`;
  proxy = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(proxy, 'message');
});

afterAll(async () => {
  proxy.disconnect();
  await once(proxy, 'exit');
  api.closeAllConnections();
  api.close();
});

const bodyOf = async (path: string) => (await fetch(url + path)).text();

describe('the proxy of npm run dev', () => {
  it('adds to pages a script that their policy lets run', async () => {
    expect(await bodyOf('/jobs')).toBe(HTML.replace('</body>', '<script src="/dev/reload.js" defer></script></body>'));
    const personal = await fetch(`${url}/login`);
    expect(personal.headers.get('content-security-policy')).toContain("'nonce-bm9uY2U+/w==' 'strict-dynamic'");
    expect(await personal.text()).toContain('<script src="/dev/reload.js" nonce="bm9uY2U+/w==" defer></script></body>');
  });

  it('leaves everything else as it is', async () => {
    expect(await bodyOf('/api/jobs')).toBe(JSON.stringify({ text: HTML }));
  });

  it('tells open pages to load anew', async () => {
    expect(await bodyOf('/dev/reload.js')).toContain("new EventSource('/dev/reload')");
    const { body } = await fetch(`${url}/dev/reload`);
    const reader = body?.getReader();
    proxy.send('reload');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('event: reload\ndata:\n\n');
    await reader?.cancel();
  });
});
