import type { Readable } from 'node:stream';
import { Command } from '@nestjs/cqrs';

export interface TakenDataExport {
  /** A ZIP file. */
  stream: Readable;
  /** Bytes. */
  size: number;
  requestedAt: Date;
}

/** Opens the copy that a mail link leads to. The link stays good: the file has yet to arrive (`NoteSentDataExport`, `EndDataExport`). */
export class TakeDataExport extends Command<TakenDataExport> {
  constructor(readonly token: string) {
    super();
  }
}
