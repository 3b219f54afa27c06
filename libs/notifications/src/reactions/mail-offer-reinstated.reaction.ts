import { HeldOffers } from '@babelboard/offers/contract';
import { OfferReinstated, OfferRemovals } from '@babelboard/operations/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CompanyRecipients } from '../company-recipients.js';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells the owners of a company that their offer is back. */
@OutsideReaction({ id: 'notifications.mail-offer-reinstated', on: [OfferReinstated], workload: 'mails' })
export class MailOfferReinstated implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly removals: OfferRemovals,
    private readonly offers: HeldOffers,
    private readonly recipients: CompanyRecipients,
  ) {}

  async handle({ payload }: StoredEvent<OfferReinstated>): Promise<void> {
    const removal = await this.removals.find(payload.removalId);
    const offer = await this.offers.look(payload.offerId);
    if (removal === null || offer === null) {
      return;
    }
    await toEach(await this.recipients.of(offer.companyId, null), async (accountId) => {
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'offer-reinstated',
        subjectId: payload.removalId,
        data: { title: offer.title, explanation: removal.reinstatedFor },
      }));
    });
  }
}
