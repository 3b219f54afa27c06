import { CvRemoved } from '@babelboard/cvs/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, FileRemovals, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { CvFeedback } from '../store/cv-feedback.entity.js';

/** With a CV goes what came back for it, and what waits to leave does not leave. That and to whom it was sent stays. */
@Reaction({ id: 'cv-feedback.end-with-cv', on: [CvRemoved], workload: 'general' })
export class EndWithCv implements ReactionHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly removals: FileRemovals,
    private readonly clock: Clock,
  ) {}

  async handle({ payload: { accountId, cvId } }: StoredEvent<CvRemoved>, tx: EntityManager): Promise<void> {
    if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
      return;
    }
    for (const feedback of await tx.findBy(CvFeedback, { accountId, cvId })) {
      const key = feedback.loseCv(this.clock.now());
      await tx.save(feedback);
      await this.removals.add(tx, key === null ? [] : [key]);
    }
  }
}
