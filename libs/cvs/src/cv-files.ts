import type { Readable } from 'node:stream';
import { Database, Storage } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** Files of CVs for what works on them: a CV that is gone needs no more work, a file that is away is a fault of ours. */
@Injectable()
export class CvFiles {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** Null where the CV was removed meanwhile. @throws Error where the storage has not got the file of a CV that is there */
  async open(cvId: number, fileKey: string): Promise<Readable | null> {
    const file = await this.storage.open(fileKey);
    if (file !== null) {
      return file.stream;
    }
    const there = await this.database.query('SELECT 1 FROM cv WHERE id = $1 AND file_key = $2', [cvId, fileKey]);
    if (there.length > 0) {
      throw new Error(`The storage has no file of the CV ${cvId}: does every process use the same storage?`);
    }
    return null;
  }
}
