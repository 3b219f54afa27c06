import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkStorageKey, type OpenFile, Storage, type StoredFile } from './storage.js';

const TYPE_SUFFIX = '.content-type';

/** Of a file that is still written; always the same for a key, so that `remove` finds what a killed process left. */
const PART_SUFFIX = '.part';

/** Files in a folder of this machine; a file is seen whole or not at all. */
export class FileStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  override async put(key: string, content: Uint8Array, contentType: string): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    await this.replace(path + TYPE_SUFFIX, Buffer.from(contentType));
    await this.replace(path, content);
  }

  override async putStream(key: string, source: Readable, contentType: string): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    try {
      await pipeline(source, createWriteStream(path + PART_SUFFIX, { mode: 0o600 }));
    } catch (error) {
      await rm(path + PART_SUFFIX, { force: true });
      throw error;
    }
    await this.replace(path + TYPE_SUFFIX, Buffer.from(contentType));
    await rename(path + PART_SUFFIX, path);
  }

  override async get(key: string): Promise<StoredFile | null> {
    const path = this.path(key);
    try {
      const [content, contentType] = await Promise.all([readFile(path), readFile(path + TYPE_SUFFIX, 'utf8')]);
      return { content, contentType };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return null;
      }
      throw error;
    }
  }

  override async open(key: string): Promise<OpenFile | null> {
    const path = this.path(key);
    try {
      const contentType = await readFile(path + TYPE_SUFFIX, 'utf8');
      const file = await open(path);
      return { stream: file.createReadStream(), size: (await file.stat()).size, contentType };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return null;
      }
      throw error;
    }
  }

  override async remove(key: string): Promise<void> {
    const path = this.path(key);
    await rm(path + PART_SUFFIX, { force: true });
    await rm(path, { force: true });
    await rm(path + TYPE_SUFFIX, { force: true });
  }

  private path(key: string): string {
    checkStorageKey(key);
    return join(this.folder, key);
  }

  private async replace(path: string, content: Uint8Array): Promise<void> {
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, path);
  }
}
