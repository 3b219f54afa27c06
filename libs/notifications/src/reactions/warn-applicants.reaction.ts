import { ApplicationNotices } from '@babelboard/applications/contract';
import { OfferRemovals, OfferTakenOff } from '@babelboard/operations/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells whoever applied to an offer that an operator took it off the board: a false employer may have what they sent. */
@OutsideReaction({ id: 'notifications.warn-applicants', on: [OfferTakenOff], workload: 'mails' })
export class WarnApplicants implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly removals: OfferRemovals,
    private readonly notices: ApplicationNotices,
  ) {}

  async handle({ payload }: StoredEvent<OfferTakenOff>): Promise<void> {
    const removal = await this.removals.find(payload.removalId);
    if (removal === null || removal.reinstatedAt !== null) {
      return;
    }
    const { id: subjectId, ground, removedAt } = removal;
    await toEach(await this.notices.ofOffer(payload.offerId), async (notice) => {
      const { applicationId, accountId, companyName, offerTitle, appliedAt } = notice;
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'applied-offer-taken-off',
        subjectId,
        data: { applicationId, companyName, offerTitle, appliedAt, ground, removedAt },
      }));
    });
  }
}
