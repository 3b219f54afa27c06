import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AdSource } from '../formats/read-ads.js';
import { type FetchOptions, fetchAds } from './fetch-ads.js';
import { fileNotReadable } from './source.errors.js';

const DEFAULTS: FetchOptions = {
  allowLoopback: false,
  maxBytes: 1024 * 1024 * 1024,
  idleMs: 30_000,
  totalMs: 30 * 60_000,
};

export type AdSourceOptions = Partial<FetchOptions>;

export interface OpenedAdSource extends AdSource {
  /** Size, where it is known before: for a progress bar. */
  bytes: number | null;
  /** Bytes read so far. */
  bytesRead(): number;
}

/**
 * Opens a file or an http(s) address of ads for reading.
 * @throws DomainError FILE_NOT_READABLE, ADDRESS_UNUSABLE, ADDRESS_NOT_ALLOWED, FETCH_FAILED
 */
export async function openAdSource(location: string, options: AdSourceOptions = {}): Promise<OpenedAdSource> {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(location)) {
    const { stream, bytes } = await fetchAds(location, { ...DEFAULTS, ...options });
    return counted(location.replace(/[?#].*$/, ''), stream, bytes);
  }
  const found = await stat(location).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? fileNotReadable(location, 'missing')
      : fileNotReadable(location, 'system', error.message);
  });
  if (found.isDirectory()) {
    throw fileNotReadable(location, 'folder');
  }
  return counted(basename(location), createReadStream(location), found.isFile() ? found.size : null);
}

function counted(name: string, stream: AsyncIterable<Buffer>, bytes: number | null): OpenedAdSource {
  let read = 0;
  async function* count(): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      read += chunk.length;
      yield chunk;
    }
  }
  return { name, stream: count(), bytes, bytesRead: () => read };
}
