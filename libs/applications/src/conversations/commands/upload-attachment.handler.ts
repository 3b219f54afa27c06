import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mediaTypeOf, SentDocuments } from '@babelboard/cvs/contract';
import { Clock, Database, FileRemovals, NewFiles, type RateLimit, RateLimits, Storage } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { ActingCompanies } from '../../acting-companies.js';
import { cannotWrite } from '../conversation.errors.js';
import { lockThread } from '../entities/lock-thread.js';
import { MessageAttachment } from '../entities/message-attachment.entity.js';
import { refusalOf } from '../thread-course.js';
import { UploadAttachment } from './upload-attachment.command.js';

/** Checking a file takes a process of its own. */
const AN_HOUR: RateLimit = { points: 30, seconds: 3_600 };

@CommandHandler(UploadAttachment)
export class UploadAttachmentHandler implements ICommandHandler<UploadAttachment> {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingCompanies,
    private readonly documents: SentDocuments,
    private readonly storage: Storage,
    private readonly removals: FileRemovals,
    private readonly files: NewFiles,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError RATE_LIMITED, APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND, why one may not write, or why the file is no document (`CV_…`) */
  async execute({ writer, applicationId, file }: UploadAttachment): Promise<MessageAttachment> {
    // Before the work of reading it; what decides is asked again in the transaction.
    await this.database.transaction((tx) => this.require(tx, writer, applicationId));
    await this.limits.consume('message-attachments', String(writer.accountId), AN_HOUR);
    const { type, name } = await this.documents.check(file, writer.accountId);
    const fileKey = `messages/${randomUUID()}`;
    const { side, accountId } = writer;
    const memberId = side === 'company' ? accountId : null;
    const upload = { applicationId, side, memberId, name, type, size: file.size, fileKey };
    return this.files.keeping([fileKey], async () => {
      await this.storage.putStream(fileKey, createReadStream(file.path), mediaTypeOf(type));
      return this.database.transaction(async (tx) => {
        await this.require(tx, writer, applicationId);
        await this.removals.cancel(tx, fileKey);
        return tx.save(MessageAttachment.upload(upload, this.clock.now()));
      });
    });
  }

  private async require(tx: EntityManager, writer: UploadAttachment['writer'], applicationId: number): Promise<void> {
    if (writer.side === 'company') {
      await this.acting.hold(tx, writer.companyId, () => cannotWrite('company_suspended'));
    }
    const refusal = await refusalOf(tx, writer, await lockThread(tx, writer, applicationId));
    if (refusal !== null) {
      throw cannotWrite(refusal);
    }
  }
}
