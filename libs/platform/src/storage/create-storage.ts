import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../config/settings.js';
import { FileStorage } from './file-storage.js';
import type { Storage } from './storage.js';

type StorageSettings = Pick<Settings, 'storageUrl' | 'dataDir' | 's3AccessKeyId' | 's3SecretAccessKey'>;

/**
 * The storage that `STORAGE_URL` names: `file:///folder` or `s3://bucket?region=eu-central-1&endpoint=https://…`;
 * `DATA_DIR/files` where it is not set.
 */
export async function createStorage(settings: StorageSettings): Promise<Storage> {
  if (settings.storageUrl === undefined) {
    return new FileStorage(join(settings.dataDir, 'files'));
  }
  const url = new URL(settings.storageUrl);
  if (url.protocol === 'file:') {
    return new FileStorage(fileURLToPath(url));
  }
  // Loaded where it is used: its client costs every start a tenth of a second.
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage({
    bucket: url.hostname,
    region: url.searchParams.get('region') ?? 'eu-central-1',
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    accessKeyId: settings.s3AccessKeyId ?? '',
    secretAccessKey: settings.s3SecretAccessKey ?? '',
  });
}
