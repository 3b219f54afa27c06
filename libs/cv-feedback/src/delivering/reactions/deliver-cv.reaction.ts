import {
  Clock,
  type CvService,
  Database,
  Outbox,
  OutsideReaction,
  type OutsideReactionHandler,
  PutBack,
  type StoredEvent,
} from '@babelboard/platform';
import { Logger } from '@nestjs/common';
import { DepartureLocks } from '../../asking/departure-locks.js';
import { CvFeedbackRequested } from '../../asking/events/cv-feedback-requested.event.js';
import { FeedbackServices } from '../../asking/feedback-services.js';
import { Deliveries, type WaitingCv } from '../deliveries.js';
import { nextTryMs } from '../domain/next-try.js';
import { CvMailDue } from '../events/cv-mail-due.event.js';
import { Webhook, type WebhookOutcome } from '../webhook.js';

/** Until who sends it is done, or is known to be gone. */
const LOCKED_MS = 2_000;

/**
 * Sends a CV to the service that its owner has agreed to. Killed between the service and the record it is sent again, under the same
 * Idempotency-Key: the service has it at least once, and it is recorded once.
 */
@OutsideReaction({ id: 'cv-feedback.deliver-cv', on: [CvFeedbackRequested], workload: 'documents' })
export class DeliverCv implements OutsideReactionHandler<CvFeedbackRequested> {
  private readonly logger = new Logger(DeliverCv.name);

  constructor(
    private readonly database: Database,
    private readonly locks: DepartureLocks,
    private readonly services: FeedbackServices,
    private readonly deliveries: Deliveries,
    private readonly webhook: Webhook,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws PutBack while another process sends it, and as long as the service does not take it */
  async handle({ payload: { feedbackId } }: StoredEvent<CvFeedbackRequested>): Promise<void> {
    if (feedbackId === undefined) {
      return;
    }
    const done = await this.locks.tryWith(feedbackId, async () => {
      await this.deliver(feedbackId);
      return true;
    });
    if (done === undefined) {
      throw new PutBack('Another process sends this CV', LOCKED_MS);
    }
  }

  private async deliver(id: number): Promise<void> {
    const feedback = await this.deliveries.findWaiting(id);
    if (feedback === null) {
      return;
    }
    const service = this.services.find(feedback.service);
    if (service?.name !== feedback.serviceName) {
      // Nobody has agreed to another one; the one that was meant may come back.
      throw this.later(feedback, `no service of the name “${feedback.serviceName}” is set`);
    }
    if (service.way === 'mailbox') {
      await this.database.transaction((tx) => this.outbox.add(tx, new CvMailDue({ feedbackId: id })));
      return;
    }
    const outcome = await this.post(service, feedback);
    if (outcome === 'later') {
      throw this.later(feedback, `“${service.name}” did not take it`);
    }
    if (outcome === 'refused') {
      this.logger.warn(`“${service.name}” refuses a CV (${feedback.deliveryId})`);
    }
    await this.database.transaction((tx) =>
      outcome === 'taken' ? this.deliveries.recordSent(tx, id) : this.deliveries.fail(tx, id),
    );
  }

  private post(service: CvService & { way: 'webhook' }, feedback: WaitingCv): Promise<WebhookOutcome> {
    return this.webhook.post(service, feedback).catch((error: Error) => {
      throw this.later(feedback, error.message);
    });
  }

  private later({ askedAt, deliveryId }: WaitingCv, why: string): PutBack {
    this.logger.warn(`A CV waits (${deliveryId}): ${why}`);
    return new PutBack('A CV could not be sent', nextTryMs(askedAt, this.clock.now()));
  }
}
