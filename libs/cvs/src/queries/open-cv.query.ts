import type { Readable } from 'node:stream';
import { Query } from '@nestjs/cqrs';

export interface OpenCvFile {
  name: string;
  /** For the header `Content-Type`. */
  mediaType: string;
  size: number;
  stream: Readable;
}

/** Opens the file of a CV for its owner; who asks reads or destroys the stream. */
export class OpenCv extends Query<OpenCvFile> {
  constructor(
    readonly accountId: number,
    readonly cvId: number,
  ) {
    super();
  }
}
