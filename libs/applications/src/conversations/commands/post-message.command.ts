import { Command } from '@nestjs/cqrs';
import type { NewMessage } from '../thread-writing.js';
import type { Writer } from '../writer.js';

/** Writes to the other side of an application. Gives the id of the message. */
export class PostMessage extends Command<number> {
  constructor(
    readonly writer: Writer,
    readonly applicationId: number,
    readonly message: NewMessage,
  ) {
    super();
  }
}
