import { mediaTypeOf } from '@babelboard/cvs/contract';
import { Database, Storage } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { attachmentNotFound } from '../conversation.errors.js';
import { findThread } from '../entities/find-thread.js';
import { MessageAttachment } from '../entities/message-attachment.entity.js';
import { OpenAttachment, type OpenedAttachment } from './open-attachment.query.js';

@QueryHandler(OpenAttachment)
export class OpenAttachmentHandler implements IQueryHandler<OpenAttachment> {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** @throws DomainError APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND, ATTACHMENT_NOT_FOUND */
  async execute({ reader, applicationId, attachmentId }: OpenAttachment): Promise<OpenedAttachment> {
    const { manager } = this.database.dataSource;
    await findThread(manager, reader, applicationId);
    const attachment = await manager.findOneBy(MessageAttachment, { id: attachmentId, applicationId });
    const own = attachment?.side === reader.side;
    const file =
      attachment !== null && (attachment.messageId !== null || own)
        ? await this.storage.open(attachment.fileKey)
        : null;
    if (attachment === null || file === null) {
      throw attachmentNotFound();
    }
    const { name, type } = attachment;
    return { name, mediaType: mediaTypeOf(type), size: file.size, stream: file.stream };
  }
}
