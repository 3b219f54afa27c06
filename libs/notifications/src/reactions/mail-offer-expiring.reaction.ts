import { OfferExpiring, OffersToRenew } from '@babelboard/offers/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CompanyRecipients } from '../company-recipients.js';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells a company that an offer of it ends in a few days: each end once. One that was renewed meanwhile is no news. */
@OutsideReaction({ id: 'notifications.mail-offer-expiring', on: [OfferExpiring], workload: 'mails' })
export class MailOfferExpiring implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly offers: OffersToRenew,
    private readonly recipients: CompanyRecipients,
  ) {}

  async handle({ payload }: StoredEvent<OfferExpiring>): Promise<void> {
    const offer = await this.offers.expiring(payload.offerId);
    if (offer === null) {
      return;
    }
    const { id: offerId, companyId, createdBy, title } = offer;
    const endsAt = offer.expiresAt.toISOString();
    await toEach(await this.recipients.of(companyId, createdBy), async (accountId) => {
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'offer-expiring',
        subjectId: `${offerId}-${endsAt}`,
        data: { offerId, title, endsAt },
      }));
    });
  }
}
