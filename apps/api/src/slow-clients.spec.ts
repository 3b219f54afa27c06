import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { boundSlowClients } from './slow-clients.js';

const SHORT = { headersMs: 400, bodyMs: 400, bytesPerSecond: 20_000, keepAliveMs: 30_000, lookMs: 50 };

let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(express.text({ limit: '1mb' }));
  app.use((request, response) => void response.send(String(String(request.body ?? '').length)));
  server = createServer(app);
  boundSlowClients(server, SHORT);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * Sends parts one after the other with a pause between, as long as somebody listens, and waits for the whole answer where it is said what that
 * is. Gives what was answered, and whether the connection ended before that.
 */
async function send(
  parts: Iterable<string>,
  pauseMs: number,
  isWhole: (answer: string) => boolean = () => true,
): Promise<{ answer: string; ended: boolean }> {
  const { port } = server.address() as AddressInfo;
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  let ended = false;
  socket.on('data', (chunk: Buffer) => {
    answer += chunk;
  });
  socket.on('close', () => {
    ended = true;
  });
  await once(socket, 'connect');
  for (const part of parts) {
    if (ended) break;
    socket.write(part);
    await pause(pauseMs);
  }
  while (!ended && !isWhole(answer)) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  const outcome = { answer, ended };
  socket.destroy();
  return outcome;
}

const head = (lines: string[]) =>
  ['POST / HTTP/1.1', 'Host: board', 'Content-Type: text/plain', ...lines, '', ''].join('\r\n');
function* letters(count: number): Generator<string> {
  for (let letter = 0; letter < count; letter += 1) yield 'a';
}
/** 10 kB, 40 times a second at the rate that a slow phone has when time runs 40 times as fast. */
function* honest(): Generator<string> {
  yield head(['Content-Length: 100000']);
  for (let part = 0; part < 40; part += 1) yield 'b'.repeat(2_500);
}

describe('a client that sends', () => {
  it('its head a byte at a time is cut off', async () => {
    const { answer, ended } = await send(['GET / HTTP/1.1\r\n', ...letters(200)], 25);
    expect(ended).toBe(true);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('nothing at all is cut off', async () => {
    const { ended } = await send(Array<string>(80).fill(''), 25);
    expect(ended).toBe(true);
  });

  it.each([
    ['of a length that it says', () => [head(['Content-Length: 90000']), ...letters(200)]],
    [
      'in chunks',
      () => [head(['Transfer-Encoding: chunked']), ...[...letters(200)].map((letter) => `1\r\n${letter}\r\n`)],
    ],
  ])('its body a byte at a time, %s, is cut off and told why', async (_how, parts) => {
    const { answer, ended } = await send(parts(), 25);
    expect(ended).toBe(true);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('REQUEST_TOO_SLOW');
  });

  it('a large body slowly, but at the rate of a phone, is served', async () => {
    // Twice as long as any body may take, at 100 kB a second.
    const { answer, ended } = await send(honest(), 25, (answer) => answer.endsWith('\r\n100000'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(ended).toBe(false);
  });

  it('one request after a pause that is longer than a head may take is served on the same connection', async () => {
    const get = 'GET / HTTP/1.1\r\nHost: board\r\n\r\n';
    const { answer, ended } = await send([get, '', get, ''], 700, (all) => (all.match(/HTTP/g) ?? []).length === 2);
    expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(ended).toBe(false);
  });
});
