import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cvInfected, cvNotScanned } from '../cv.errors.js';
import { ownCv } from '../entities/own-cv.js';
import { CvFeedbackRequested } from '../events/cv-feedback-requested.event.js';
import { RequestCvReview } from './request-cv-review.command.js';

@CommandHandler(RequestCvReview)
export class RequestCvReviewHandler implements ICommandHandler<RequestCvReview> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** While one is under way, another changes nothing. @throws DomainError CV_NOT_FOUND, CV_INFECTED, CV_NOT_SCANNED */
  execute({ accountId, cvId }: RequestCvReview): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const cv = await ownCv(tx, accountId, cvId);
      if (!cv.isThere()) {
        throw cvInfected();
      }
      if (cv.scanState === 'pending') {
        throw cvNotScanned();
      }
      if (cv.requestReview(this.clock.now())) {
        await tx.save(cv);
        await this.outbox.add(tx, new CvFeedbackRequested({ cvId, accountId }));
      }
    });
  }
}
