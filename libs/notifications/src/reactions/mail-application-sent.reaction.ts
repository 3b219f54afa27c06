import {
  ApplicationNotices,
  ApplicationRestored,
  ApplicationSubmitted,
  UNDO_MS,
} from '@babelboard/applications/contract';
import { Clock, OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';
import { putBackUntil } from '../put-back-until.js';

type Sent = ApplicationSubmitted | ApplicationRestored;

/** Confirms to a candidate that an application is on its way, as soon as a press no longer undoes it. */
@OutsideReaction({
  id: 'notifications.mail-application-sent',
  on: [ApplicationSubmitted, ApplicationRestored],
  workload: 'mails',
})
export class MailApplicationSent implements OutsideReactionHandler<Sent> {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: ApplicationNotices,
    private readonly clock: Clock,
  ) {}

  async handle(event: StoredEvent<Sent>): Promise<void> {
    putBackUntil(event, UNDO_MS, this.clock.now());
    const notice = await this.notices.find(event.payload.applicationId);
    if (notice === null) {
      return;
    }
    const { applicationId, accountId, appliedAt, companyName, offerTitle, answerBy } = notice;
    await this.mails.send(async () => ({
      to: { accountId },
      purpose: 'application-sent',
      subjectId: `${applicationId}-${appliedAt.getTime()}`,
      data: { applicationId, companyName, offerTitle, answerBy: answerBy?.toISOString() ?? null },
    }));
  }
}
