import { Command } from '@nestjs/cqrs';
import type { MessageAttachment } from '../entities/message-attachment.entity.js';
import type { Writer } from '../writer.js';

/** A file on this machine, which is removed when the command is done. */
export interface FileToAttach {
  path: string;
  /** As the sender calls it. */
  name: string;
  /** Bytes. */
  size: number;
}

/** Takes a file for a message that is yet to be sent. */
export class UploadAttachment extends Command<MessageAttachment> {
  constructor(
    readonly writer: Writer,
    readonly applicationId: number,
    readonly file: FileToAttach,
  ) {
    super();
  }
}
