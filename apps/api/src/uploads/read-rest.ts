import { finished } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import type { Request } from 'express';

/** More than that nobody sends by mistake. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 10_000;

/**
 * Reads what is still on its way of a request that is refused, and forgets it: who is still sending when the connection closes
 * never reads why. Gives whether all of it came, within bounds.
 */
export async function readRest(request: Request): Promise<boolean> {
  if (request.complete || request.destroyed) {
    return request.complete;
  }
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) {
    return false;
  }
  const enough = new AbortController();
  const came = new Promise<void>((resolve) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) {
        resolve();
      }
    });
    finished(request, { writable: false }, () => resolve());
  });
  await Promise.race([came, after(MOST_MS, undefined, { signal: enough.signal, ref: false }).catch(() => undefined)]);
  enough.abort();
  return request.complete;
}
