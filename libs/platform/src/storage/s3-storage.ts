import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { checkStorageKey, type OpenFile, Storage, type StoredFile } from './storage.js';

/** A server that does not answer holds the other files up no longer. */
const LONGEST_REMOVAL_MS = 10_000;

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

  /** The protocol wants the length before the content, so the content lies in a temporary file first. */
  override async putStream(key: string, source: Readable, contentType: string): Promise<void> {
    const draft = join(tmpdir(), `upload-${randomUUID()}`);
    try {
      await pipeline(source, createWriteStream(draft, { mode: 0o600 }));
      const { size } = await stat(draft);
      await this.client.send(
        new PutObjectCommand({
          ...this.address(key),
          Body: createReadStream(draft),
          ContentLength: size,
          ContentType: contentType,
        }),
      );
    } finally {
      await rm(draft, { force: true });
    }
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

  override async open(key: string): Promise<OpenFile | null> {
    try {
      const object = await this.client.send(new GetObjectCommand(this.address(key)));
      return {
        stream: object.Body as Readable,
        size: object.ContentLength ?? 0,
        contentType: object.ContentType ?? 'application/octet-stream',
      };
    } catch (error) {
      if (error instanceof NoSuchKey) {
        return null;
      }
      throw error;
    }
  }

  override async remove(key: string): Promise<void> {
    const abortSignal = AbortSignal.timeout(LONGEST_REMOVAL_MS);
    await this.client.send(new DeleteObjectCommand(this.address(key)), { abortSignal });
  }

  private address(key: string): { Bucket: string; Key: string } {
    checkStorageKey(key);
    return { Bucket: this.options.bucket, Key: key };
  }
}
