import type { Readable } from 'node:stream';

/** Files of the product (logos, CVs, exports) under keys such as `logos/12.svg`. */
export abstract class Storage {
  /** Stores `content` under `key`; an older file under the key is replaced as a whole. */
  abstract put(key: string, content: Uint8Array, contentType: string): Promise<void>;

  /** Stores what `source` gives under `key`, without holding it in memory; nothing is stored when the source fails. */
  abstract putStream(key: string, source: Readable, contentType: string): Promise<void>;

  /** Gives the file, or null where there is none. */
  abstract get(key: string): Promise<StoredFile | null>;

  /** Opens the file for reading, or gives null where there is none; who opens it reads or destroys the stream. */
  abstract open(key: string): Promise<OpenFile | null>;

  /** Removes the file, and what a broken `putStream` left of it; no error where there is none. */
  abstract remove(key: string): Promise<void>;
}

export interface StoredFile {
  content: Uint8Array;
  contentType: string;
}

export interface OpenFile {
  stream: Readable;
  /** Bytes. */
  size: number;
  contentType: string;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** @throws Error for a key that could leave its folder or that a store cannot keep */
export function checkStorageKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) {
    throw new Error(`Not a storage key: ${key.slice(0, 50)}`);
  }
}
