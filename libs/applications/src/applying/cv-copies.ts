import { randomUUID } from 'node:crypto';
import { CandidateCvs, mediaTypeOf, OpenCv } from '@babelboard/cvs/contract';
import { Database, DomainError, FileRemovals, Storage } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { cannotApply } from './application.errors.js';
import type { SentCv } from './entities/job-application.entity.js';

/** Copies CVs for applications: what was sent stays what was sent, whatever the candidate does with theirs. */
@Injectable()
export class CvCopies {
  constructor(
    private readonly database: Database,
    private readonly cvs: CandidateCvs,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
    private readonly removals: FileRemovals,
  ) {}

  /**
   * The removal of the copy is planned: who writes the row that has it cancels that.
   * @param cvId null for the default one
   * @throws DomainError APPLY_CV_NOT_READY where it is not there, infected, or waits for the scanner
   */
  async make(accountId: number, cvId: number | null): Promise<SentCv> {
    const cvs = await this.cvs.list(accountId);
    const cv = cvs.find(({ id, isDefault }) => (cvId === null ? isDefault : id === cvId));
    if (cv === undefined) {
      throw cannotApply('CV_NOT_READY');
    }
    const { name, stream, size } = await this.open(accountId, cv.id);
    const key = `applications/${randomUUID()}`;
    try {
      await this.database.transaction((tx) => this.removals.plan(tx, key));
      await this.storage.putStream(key, stream, mediaTypeOf(cv.type));
    } finally {
      stream.destroy();
    }
    return { name, type: cv.type, size, key };
  }

  /** Of an application that was refused after all: many of them would fill the disk before their removal is due. */
  async drop({ key }: SentCv): Promise<void> {
    await this.storage.remove(key);
  }

  private async open(accountId: number, cvId: number) {
    try {
      return await this.queries.execute(new OpenCv(accountId, cvId, 'company'));
    } catch (error) {
      throw error instanceof DomainError ? cannotApply('CV_NOT_READY') : error;
    }
  }
}
