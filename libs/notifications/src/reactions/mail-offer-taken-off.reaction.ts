import { HeldOffers } from '@babelboard/offers/contract';
import { OfferRemovals, OfferTakenOff } from '@babelboard/operations/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CompanyRecipients } from '../company-recipients.js';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells the owners of a company why their offer was taken off. */
@OutsideReaction({ id: 'notifications.mail-offer-taken-off', on: [OfferTakenOff], workload: 'mails' })
export class MailOfferTakenOff implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly removals: OfferRemovals,
    private readonly offers: HeldOffers,
    private readonly recipients: CompanyRecipients,
  ) {}

  async handle({ payload }: StoredEvent<OfferTakenOff>): Promise<void> {
    const removal = await this.removals.find(payload.removalId);
    const offer = await this.offers.look(payload.offerId);
    if (removal === null || offer === null) {
      return;
    }
    const { offerId, ground, explanation, removedAt: at } = removal;
    await toEach(await this.recipients.of(removal.companyId, null), async (accountId) => {
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'offer-taken-off',
        subjectId: removal.id,
        data: { offerId, title: offer.title, ground, explanation, at },
      }));
    });
  }
}
