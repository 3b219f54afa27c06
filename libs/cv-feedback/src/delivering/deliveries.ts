import { CvReviews } from '@babelboard/cvs/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ACTIONS, CvFeedback } from '../asking/store/cv-feedback.entity.js';
import { CvNotSent } from './events/cv-not-sent.event.js';
import { CvSent } from './events/cv-sent.event.js';

/** A CV that waits to leave. */
export type WaitingCv = CvFeedback & { cvId: number };

/** Finds what waits to leave, and records what became of it. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly reviews: CvReviews,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Null where it left, was taken back, or its CV is gone. */
  async findWaiting(id: number, tx: EntityManager = this.database.dataSource.manager): Promise<WaitingCv | null> {
    const feedback = await tx.findOneBy(CvFeedback, { id, state: 'asked' });
    return feedback?.cvId == null ? null : (feedback as WaitingCv);
  }

  /** Records once that the service has it. */
  async recordSent(tx: EntityManager, id: number): Promise<void> {
    const feedback = await this.locked(tx, id);
    if (feedback === null || !feedback.send(this.clock.now())) {
      return;
    }
    await tx.save(feedback);
    const { accountId, cvId, service } = feedback;
    await this.reviews.recordConversion(tx, { accountId, cvId, action: ACTIONS[service] });
    if (service === 'feedback' && cvId !== null) {
      await this.reviews.note(tx, cvId, 'sent');
    }
    await this.outbox.add(tx, new CvSent({ feedbackId: id, accountId }));
  }

  /** Gives it up: the person may ask again. */
  async fail(tx: EntityManager, id: number): Promise<void> {
    const feedback = await this.locked(tx, id);
    if (feedback?.state !== 'asked') {
      return;
    }
    feedback.fail(this.clock.now());
    await tx.save(feedback);
    if (feedback.service === 'feedback' && feedback.cvId !== null) {
      await this.reviews.note(tx, feedback.cvId, 'none');
    }
    await this.outbox.add(tx, new CvNotSent({ feedbackId: id, accountId: feedback.accountId }));
  }

  /** The account before its row, as whoever erases it does. */
  private async locked(tx: EntityManager, id: number): Promise<CvFeedback | null> {
    const known = await tx.findOneBy(CvFeedback, { id });
    const isThere = known !== null && (await this.accounts.lockIfThere(tx, known.accountId)) !== null;
    return isThere ? tx.findOneBy(CvFeedback, { id }) : null;
  }
}
