import { Command } from '@nestjs/cqrs';
import type { Writer } from '../../conversations/writer.js';

/** One side calls the interview off. */
export class CancelInterview extends Command<void> {
  constructor(
    readonly writer: Writer,
    readonly applicationId: number,
    readonly message: string,
  ) {
    super();
  }
}
