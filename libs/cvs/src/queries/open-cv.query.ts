import type { Readable } from 'node:stream';
import { Query } from '@nestjs/cqrs';

export interface OpenCvFile {
  name: string;
  /** For the header `Content-Type`. */
  mediaType: string;
  size: number;
  stream: Readable;
}

/**
 * Who wants a file: its owner, an operator who sees the board as the owner, or a company or a service that it is sent to. Only the owner gets
 * one that may be harmful.
 */
export type CvReader = 'owner' | 'operator' | 'company' | 'service';

/** Opens the file of a CV for its owner; who asks reads or destroys the stream. */
export class OpenCv extends Query<OpenCvFile> {
  constructor(
    readonly accountId: number,
    readonly cvId: number,
    readonly reader: CvReader,
  ) {
    super();
  }
}
