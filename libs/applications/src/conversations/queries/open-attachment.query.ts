import type { Readable } from 'node:stream';
import { Query } from '@nestjs/cqrs';
import type { Writer } from '../writer.js';

/** A file as whoever reads the thread gets it; they read or destroy the stream. */
export interface OpenedAttachment {
  name: string;
  mediaType: string;
  size: number;
  stream: Readable;
}

/** Opens a file that went with a message, or one's own that waits. */
export class OpenAttachment extends Query<OpenedAttachment> {
  constructor(
    readonly reader: Writer,
    readonly applicationId: number,
    readonly attachmentId: number,
  ) {
    super();
  }
}
