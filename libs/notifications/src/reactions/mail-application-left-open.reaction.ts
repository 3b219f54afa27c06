import { ApplicationLeftOpen, ApplicationNotices } from '@babelboard/applications/contract';
import { OfferRemovals } from '@babelboard/operations/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';

const DECIDED: readonly string[] = ['hired', 'rejected'];

/** Tells a candidate that an offer has ended while nobody has decided about them. */
@OutsideReaction({ id: 'notifications.mail-application-left-open', on: [ApplicationLeftOpen], workload: 'mails' })
export class MailApplicationLeftOpen implements OutsideReactionHandler<ApplicationLeftOpen> {
  constructor(
    private readonly mails: MailOnce,
    private readonly notices: ApplicationNotices,
    private readonly removals: OfferRemovals,
  ) {}

  async handle({ id, payload }: StoredEvent<ApplicationLeftOpen>): Promise<void> {
    const notice = await this.notices.find(payload.applicationId);
    if (notice === null || DECIDED.includes(notice.status)) {
      return;
    }
    if ((await this.removals.standing([notice.offerId])).size > 0) {
      // Taken off by an operator, of which they were told.
      return;
    }
    const { applicationId, accountId, companyName, offerTitle, answerBy } = notice;
    await this.mails.send(async () => ({
      to: { accountId },
      purpose: 'application-left-open',
      subjectId: id,
      data: { applicationId, companyName, offerTitle, answerBy: answerBy?.toISOString() ?? null },
    }));
  }
}
