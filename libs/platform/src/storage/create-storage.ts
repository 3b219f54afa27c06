import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../config/settings.js';
import { FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

type StorageSettings = Pick<Settings, 'storageUrl' | 'dataDir' | 's3AccessKeyId' | 's3SecretAccessKey'>;

/**
 * The storage that `STORAGE_URL` names: `file:///folder` or `s3://bucket?region=eu-central-1&endpoint=https://…`;
 * `DATA_DIR/files` where it is not set.
 */
export function createStorage(settings: StorageSettings): Storage {
  if (settings.storageUrl === undefined) {
    return new FileStorage(join(settings.dataDir, 'files'));
  }
  const url = new URL(settings.storageUrl);
  if (url.protocol === 'file:') {
    return new FileStorage(fileURLToPath(url));
  }
  return new S3Storage({
    bucket: url.hostname,
    region: url.searchParams.get('region') ?? 'eu-central-1',
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    accessKeyId: settings.s3AccessKeyId ?? '',
    secretAccessKey: settings.s3SecretAccessKey ?? '',
  });
}
