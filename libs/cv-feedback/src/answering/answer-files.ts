import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mediaTypeOf, type OpenCvFile, SentDocuments } from '@babelboard/cvs/contract';
import { Database, FileRemovals, NewFiles, Storage } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { feedbackUnknown } from '../asking/cv-feedback.errors.js';
import { type AnswerFile, CvFeedback } from '../asking/store/cv-feedback.entity.js';

/** Files that services send back, checked as strictly as CVs. */
@Injectable()
export class AnswerFiles {
  constructor(
    private readonly database: Database,
    private readonly documents: SentDocuments,
    private readonly storage: Storage,
    private readonly newFiles: NewFiles,
    private readonly removals: FileRemovals,
  ) {}

  /**
   * Stores a file, and does the work that writes the row that has it and calls `claim`.
   * @param accountId whose CV it is about
   * @throws DomainError as `SentDocuments.check`
   */
  async keeping(
    file: { path: string; name: string; size: number },
    accountId: number,
    work: (kept: AnswerFile) => Promise<void>,
  ): Promise<void> {
    const { type, name } = await this.documents.check(file, accountId);
    const key = `cv-feedback/${randomUUID()}`;
    await this.newFiles.keeping([key], async () => {
      await this.storage.putStream(key, createReadStream(file.path), mediaTypeOf(type));
      await work({ key, name, type, size: file.size });
    });
  }

  claim(tx: EntityManager, { key }: AnswerFile): Promise<void> {
    return this.removals.cancel(tx, key);
  }

  /** Opens the file of somebody's feedback for them; who asks reads or destroys the stream. @throws DomainError FEEDBACK_UNKNOWN, also where it is another's */
  async open(accountId: number, id: number): Promise<OpenCvFile> {
    const feedback = await this.database.dataSource.manager.findOneBy(CvFeedback, { id, accountId });
    const { answerFileKey: key, answerFileName: name, answerFileType: type } = feedback ?? {};
    const file = key && name && type ? await this.storage.open(key) : null;
    if (file === null || !name || !type) {
      throw feedbackUnknown();
    }
    return { name, mediaType: mediaTypeOf(type), size: file.size, stream: file.stream };
  }
}
