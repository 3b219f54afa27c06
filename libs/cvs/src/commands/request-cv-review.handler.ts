import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cvInfected, cvNotScanned, feedbackNotAvailable } from '../cv.errors.js';
import { ownCv } from '../entities/own-cv.js';
import { RequestCvReview } from './request-cv-review.command.js';

@CommandHandler(RequestCvReview)
export class RequestCvReviewHandler implements ICommandHandler<RequestCvReview> {
  constructor(private readonly database: Database) {}

  /** There is no service yet: nothing is noted. @throws DomainError CV_NOT_FOUND, CV_INFECTED, CV_NOT_SCANNED, FEEDBACK_NOT_AVAILABLE */
  async execute({ accountId, cvId }: RequestCvReview): Promise<never> {
    const cv = await this.database.transaction((tx) => ownCv(tx, accountId, cvId));
    if (!cv.isThere()) {
      throw cvInfected();
    }
    throw cv.scanState === 'pending' ? cvNotScanned() : feedbackNotAvailable();
  }
}
