import { ApplicationNotices, ApplicationStatusChanged, STATUS_STANDS_MS } from '@babelboard/applications/contract';
import { Clock, OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';
import { putBackUntil } from '../put-back-until.js';

/** Tells a candidate a status that the company tells, once it has stood for a minute. */
@OutsideReaction({ id: 'notifications.mail-application-status', on: [ApplicationStatusChanged], workload: 'mails' })
export class MailApplicationStatus implements OutsideReactionHandler<ApplicationStatusChanged> {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: ApplicationNotices,
    private readonly clock: Clock,
  ) {}

  async handle(event: StoredEvent<ApplicationStatusChanged>): Promise<void> {
    putBackUntil(event, STATUS_STANDS_MS, this.clock.now());
    const { applicationId, version } = event.payload;
    const notice = await this.notices.findMove(applicationId, version);
    if (notice === null) {
      return;
    }
    const { accountId, companyName, offerTitle, status } = notice;
    await this.mails.send(async () => ({
      to: { accountId },
      purpose: 'application-status',
      subjectId: `${applicationId}-${version}`,
      data: { applicationId, companyName, offerTitle, status },
    }));
  }
}
