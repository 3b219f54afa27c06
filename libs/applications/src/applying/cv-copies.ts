import { randomUUID } from 'node:crypto';
import { CandidateCvs, mediaTypeOf, OpenCv } from '@babelboard/cvs/contract';
import { DomainError, NewFiles, Storage } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { cannotApply } from './application.errors.js';
import type { SentCv } from './entities/job-application.entity.js';

/** Copies CVs for applications: what was sent stays what was sent, whatever the candidate does with theirs. */
@Injectable()
export class CvCopies {
  constructor(
    private readonly cvs: CandidateCvs,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
    private readonly files: NewFiles,
  ) {}

  /**
   * Makes a copy for `send`, which writes the row that has it and cancels its removal there; where it is refused, the copy goes at once.
   * @param cvId null for the default one
   * @throws DomainError APPLY_CV_NOT_READY where it is not there, infected, or waits for the scanner
   */
  async sending<T>(accountId: number, cvId: number | null, send: (cv: SentCv) => Promise<T>): Promise<T> {
    const cvs = await this.cvs.list(accountId);
    const cv = cvs.find(({ id, isDefault }) => (cvId === null ? isDefault : id === cvId));
    if (cv === undefined) {
      throw cannotApply('CV_NOT_READY');
    }
    const { name, stream, size } = await this.open(accountId, cv.id);
    const key = `applications/${randomUUID()}`;
    try {
      return await this.files.keeping([key], async () => {
        await this.storage.putStream(key, stream, mediaTypeOf(cv.type));
        return send({ name, type: cv.type, size, key });
      });
    } finally {
      stream.destroy();
    }
  }

  private async open(accountId: number, cvId: number) {
    try {
      return await this.queries.execute(new OpenCv(accountId, cvId, 'company'));
    } catch (error) {
      throw error instanceof DomainError ? cannotApply('CV_NOT_READY') : error;
    }
  }
}
