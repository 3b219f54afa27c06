import { CvReviews } from '@babelboard/cvs/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { feedbackBeingSent, feedbackNotWaiting } from '../cv-feedback.errors.js';
import { DepartureLocks } from '../departure-locks.js';
import { CvFeedback } from '../store/cv-feedback.entity.js';
import { TakeFeedbackBack } from './take-feedback-back.command.js';

@CommandHandler(TakeFeedbackBack)
export class TakeFeedbackBackHandler implements ICommandHandler<TakeFeedbackBack> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly reviews: CvReviews,
    private readonly locks: DepartureLocks,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError CV_NOT_FOUND, CV_INFECTED, FEEDBACK_NOT_WAITING, FEEDBACK_BEING_SENT */
  async execute({ accountId, cvId, service }: TakeFeedbackBack): Promise<void> {
    await this.reviews.requireSendable(accountId, cvId);
    const where = { accountId, cvId, service, state: 'asked' } as const;
    const waiting = await this.database.dataSource.manager.findOneBy(CvFeedback, where);
    if (waiting === null) {
      throw feedbackNotWaiting();
    }
    const done = await this.locks.tryWith(waiting.id, async () => {
      await this.cancel(waiting);
      return true;
    });
    if (done === undefined) {
      throw feedbackBeingSent();
    }
  }

  private cancel({ id, accountId }: CvFeedback): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const feedback = await tx.findOneBy(CvFeedback, { id, state: 'asked' });
      if (feedback?.cvId == null) {
        throw feedbackNotWaiting();
      }
      feedback.cancel(this.clock.now());
      await tx.save(feedback);
      if (feedback.service === 'feedback') {
        await this.reviews.note(tx, feedback.cvId, 'none');
      }
    });
  }
}
