import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import S3rver from 's3rver';
import { FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

let folder: string;
let server: S3rver;
let port: number;
const stores: Record<string, () => Storage> = {
  'a folder': () => new FileStorage(join(folder, 'files')),
  'an S3 server': () => {
    const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
    return new S3Storage({
      bucket: 'board',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      ...credentials,
    });
  },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'board', configs: [] }],
  });
  ({ port } = await server.run());
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each(Object.keys(stores))('storage in %s', (name) => {
  const store = () => (stores[name] as () => Storage)();

  it('gives back what was put, with its type', async () => {
    await store().put('logos/12.svg', Buffer.from('<svg/>'), 'image/svg+xml');
    const file = await store().get('logos/12.svg');
    expect(Buffer.from(file?.content ?? []).toString()).toBe('<svg/>');
    expect(file?.contentType).toBe('image/svg+xml');
  });

  it('replaces and removes', async () => {
    await store().put('a/b.txt', Buffer.from('one'), 'text/plain');
    await store().put('a/b.txt', Buffer.from('two'), 'text/plain');
    expect(Buffer.from((await store().get('a/b.txt'))?.content ?? []).toString()).toBe('two');
    await store().remove('a/b.txt');
    await store().remove('a/b.txt');
    expect(await store().get('a/b.txt')).toBeNull();
  });

  it('takes and gives streams', async () => {
    await store().putStream(
      'a/stream.zip',
      Readable.from([Buffer.from('one '), Buffer.from('two')]),
      'application/zip',
    );
    const file = await store().open('a/stream.zip');
    expect(file).toMatchObject({ size: 7, contentType: 'application/zip' });
    expect(await text(file?.stream ?? Readable.from([]))).toBe('one two');
    expect(await store().open('a/other.zip')).toBeNull();
  });

  it('keeps nothing of a stream that breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('The source broke');
      })(),
    );
    await expect(store().putStream('a/broken.zip', broken, 'application/zip')).rejects.toThrow('The source broke');
    expect(await store().open('a/broken.zip')).toBeNull();
  });

  it.each(['../secrets', '/etc/passwd', 'a//b', 'a/../b', 'Ä', ''])('refuses the key %p', async (key) => {
    await expect(store().get(key)).rejects.toThrow('Not a storage key');
  });
});
