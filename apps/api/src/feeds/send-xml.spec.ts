import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { sendXml } from './send-xml.js';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A server that sends what the generator gives. */
async function serve(pieces: () => AsyncGenerator<string>): Promise<{ url: string; thrown: Promise<unknown> }> {
  const app = express();
  const thrown = new Promise((resolve) => {
    app.get('/', (_request, response) => {
      sendXml(response, pieces()).then(resolve, (error: unknown) => {
        resolve(error);
        if (!response.headersSent) {
          response.status(500).end();
        }
      });
    });
  });
  const listening = createServer(app);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`, thrown };
}

describe('sendXml', () => {
  it('sends all pieces in their order', async () => {
    const { url } = await serve(async function* () {
      yield '<a>';
      yield 'text'.repeat(50_000);
      yield '</a>';
    });
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(await response.text()).toBe(`<a>${'text'.repeat(50_000)}</a>`);
  });

  it('sends no half document as a whole one', async () => {
    const { url, thrown } = await serve(async function* () {
      yield '<a>';
      throw new Error('the database is gone');
    });
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
    expect(await thrown).toMatchObject({ message: 'the database is gone' });
  });

  it('lets an error before the first piece be answered', async () => {
    const { url } = await serve(async function* () {
      await Promise.reject(new Error('no connection'));
      yield '';
    });
    expect((await fetch(url)).status).toBe(500);
  });

  it('stops when the client is gone', async () => {
    let stopped = false;
    const { url, thrown } = await serve(async function* () {
      try {
        for (;;) {
          yield 'x'.repeat(100_000);
        }
      } finally {
        stopped = true;
      }
    });
    const leave = new AbortController();
    const response = await fetch(url, { signal: leave.signal });
    await response.body?.getReader().read();
    leave.abort();
    expect(await thrown).toBeUndefined();
    expect(stopped).toBe(true);
  });
});
