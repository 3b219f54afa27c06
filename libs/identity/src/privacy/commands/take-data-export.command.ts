import type { Readable } from 'node:stream';
import { Command } from '@nestjs/cqrs';

export interface TakenDataExport {
  /** A ZIP file. */
  stream: Readable;
  /** Bytes. */
  size: number;
  requestedAt: Date;
}

/** Fetches the copy that a mail link leads to; the link is used up. */
export class TakeDataExport extends Command<TakenDataExport> {
  constructor(readonly token: string) {
    super();
  }
}
