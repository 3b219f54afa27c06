import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { cvInfected, cvNotScanned } from './cv.errors.js';
import { Cv, type ReviewState } from './entities/cv.entity.js';
import { type ConversionAction, CvConversion } from './entities/cv-conversion.entity.js';
import { ownCv } from './entities/own-cv.js';

/** Notes what becomes of CVs at services, for the context that sends them there; the account is locked before. */
@Injectable()
export class CvReviews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError CV_NOT_FOUND, also where it is another's; CV_INFECTED, CV_NOT_SCANNED */
  async requireSendable(
    accountId: number,
    cvId: number,
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<void> {
    const cv = await ownCv(tx, accountId, cvId);
    if (!cv.isThere()) {
      throw cvInfected();
    }
    if (cv.scanState === 'pending') {
      throw cvNotScanned();
    }
  }

  /** Says where the feedback on a CV stands; of one that is gone it is not said. */
  async note(tx: EntityManager, cvId: number, state: ReviewState): Promise<void> {
    const cv = await tx.findOneBy(Cv, { id: cvId });
    if (cv !== null) {
      cv.noteReview(state, this.clock.now());
      await tx.save(cv);
    }
  }

  /** Records that a service got a CV, once for each CV and service. */
  async recordConversion(
    tx: EntityManager,
    { accountId, cvId, action }: { accountId: number; cvId: number | null; action: ConversionAction },
  ): Promise<void> {
    const left = cvId !== null && (await tx.existsBy(Cv, { id: cvId })) ? cvId : null;
    if (left === null || !(await tx.existsBy(CvConversion, { cvId: left, action }))) {
      await tx.save(CvConversion.of({ accountId, cvId: left, action }, this.clock.now()));
    }
  }
}
