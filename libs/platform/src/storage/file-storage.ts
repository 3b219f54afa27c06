import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkStorageKey, Storage, type StoredFile } from './storage.js';

const TYPE_SUFFIX = '.content-type';

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

  override async remove(key: string): Promise<void> {
    const path = this.path(key);
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
