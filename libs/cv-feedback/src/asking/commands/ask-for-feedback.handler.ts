import { randomUUID } from 'node:crypto';
import { CvReviews } from '@babelboard/cvs/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, type CvService, Database, Outbox, type RateLimit, RateLimits } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EntityManager, In } from 'typeorm';
import {
  feedbackAskedTooOften,
  feedbackEmailNotVerified,
  feedbackNotAvailable,
  feedbackServiceChanged,
} from '../cv-feedback.errors.js';
import { CvFeedbackRequested } from '../events/cv-feedback-requested.event.js';
import { FeedbackServices } from '../feedback-services.js';
import { CvFeedback } from '../store/cv-feedback.entity.js';
import { AskForFeedback } from './ask-for-feedback.command.js';

/** As many as there can be CVs; who removes and uploads them again all day wears out a service. */
const A_DAY: RateLimit = { points: 10, seconds: 86_400 };

@CommandHandler(AskForFeedback)
export class AskForFeedbackHandler implements ICommandHandler<AskForFeedback> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly reviews: CvReviews,
    private readonly services: FeedbackServices,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Asking again while it is under way, or once it was sent, changes nothing.
   * @throws DomainError CV_NOT_FOUND, CV_INFECTED, CV_NOT_SCANNED, FEEDBACK_NOT_AVAILABLE, FEEDBACK_SERVICE_CHANGED,
   * FEEDBACK_EMAIL_NOT_VERIFIED, FEEDBACK_ASKED_TOO_OFTEN
   */
  async execute(asked: AskForFeedback): Promise<void> {
    const { accountId, cvId, shownName } = asked;
    await this.reviews.requireSendable(accountId, cvId);
    const service = this.services.find(asked.service);
    if (service === undefined) {
      throw feedbackNotAvailable();
    }
    if (shownName !== null && shownName !== service.name) {
      throw feedbackServiceChanged();
    }
    if (await this.isUnderWay(this.database.dataSource.manager, asked)) {
      return;
    }
    const refusal = (retryAfter: number) => feedbackAskedTooOften(A_DAY.points, retryAfter);
    await this.limits.counting([{ name: 'cv-feedback', key: String(accountId), limit: A_DAY, refusal }], () =>
      this.database.transaction((tx) => this.note(tx, asked, service)),
    );
  }

  private async note(tx: EntityManager, asked: AskForFeedback, { name: serviceName }: CvService): Promise<void> {
    const { accountId, cvId, service } = asked;
    const { verified } = await this.accounts.lock(tx, accountId);
    if (!verified) {
      throw feedbackEmailNotVerified();
    }
    await this.reviews.requireSendable(accountId, cvId, tx);
    if (await this.isUnderWay(tx, asked)) {
      return;
    }
    const deliveryId = randomUUID();
    const { id: feedbackId } = await tx.save(
      CvFeedback.ask({ accountId, cvId, service, serviceName, deliveryId }, this.clock.now()),
    );
    if (service === 'feedback') {
      await this.reviews.note(tx, cvId, 'under_way');
    }
    await this.outbox.add(tx, new CvFeedbackRequested({ cvId, accountId, feedbackId }));
  }

  private isUnderWay(tx: EntityManager, { accountId, cvId, service }: AskForFeedback): Promise<boolean> {
    return tx.existsBy(CvFeedback, { accountId, cvId, service, state: In(['asked', 'sent', 'answered']) });
  }
}
