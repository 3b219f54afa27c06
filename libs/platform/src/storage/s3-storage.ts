import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { checkStorageKey, Storage, type StoredFile } from './storage.js';

export interface S3Options {
  bucket: string;
  region: string;
  /** Address of an S3-compatible server; AWS where absent. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Files in a bucket of Amazon S3 or a server that speaks its protocol. */
export class S3Storage extends Storage {
  private readonly client: S3Client;

  constructor(private readonly options: S3Options) {
    super();
    this.client = new S3Client({
      region: options.region,
      credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
      ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint, forcePathStyle: true }),
      // Checksum trailers are an AWS addition that compatible servers often refuse.
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  }

  override async put(key: string, content: Uint8Array, contentType: string): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.address(key), Body: content, ContentType: contentType }));
  }

  override async get(key: string): Promise<StoredFile | null> {
    try {
      const object = await this.client.send(new GetObjectCommand(this.address(key)));
      const content = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
      return { content, contentType: object.ContentType ?? 'application/octet-stream' };
    } catch (error) {
      if (error instanceof NoSuchKey) {
        return null;
      }
      throw error;
    }
  }

  override async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.address(key)));
  }

  private address(key: string): { Bucket: string; Key: string } {
    checkStorageKey(key);
    return { Bucket: this.options.bucket, Key: key };
  }
}
