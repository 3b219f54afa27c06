import { Command } from '@nestjs/cqrs';
import type { Writer } from '../writer.js';

/** Notes up to which message a side has read. */
export class ReadMessages extends Command<void> {
  constructor(
    readonly reader: Writer,
    readonly applicationId: number,
    readonly upTo: number,
  ) {
    super();
  }
}
