/** Files of the product (logos, CVs, exports) under keys such as `logos/12.svg`. */
export abstract class Storage {
  /** Stores `content` under `key`; an older file under the key is replaced as a whole. */
  abstract put(key: string, content: Uint8Array, contentType: string): Promise<void>;

  /** Gives the file, or null where there is none. */
  abstract get(key: string): Promise<StoredFile | null>;

  /** Removes the file; no error where there is none. */
  abstract remove(key: string): Promise<void>;
}

export interface StoredFile {
  content: Uint8Array;
  contentType: string;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** @throws Error for a key that could leave its folder or that a store cannot keep */
export function checkStorageKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) {
    throw new Error(`Not a storage key: ${key.slice(0, 50)}`);
  }
}
