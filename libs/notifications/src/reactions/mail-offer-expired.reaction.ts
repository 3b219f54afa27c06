import { OfferClosed, OffersToRenew } from '@babelboard/offers/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CompanyRecipients } from '../company-recipients.js';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Tells a company that an offer of it has ended by itself, once; what somebody closed or paused, they know. */
@OutsideReaction({ id: 'notifications.mail-offer-expired', on: [OfferClosed], workload: 'mails' })
export class MailOfferExpired implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly offers: OffersToRenew,
    private readonly recipients: CompanyRecipients,
  ) {}

  async handle({ payload }: StoredEvent<OfferClosed>): Promise<void> {
    const offer = await this.offers.expired(payload.offerId);
    if (offer === null) {
      return;
    }
    const { id: offerId, companyId, createdBy, title } = offer;
    const endsAt = offer.expiresAt.toISOString();
    await toEach(await this.recipients.of(companyId, createdBy), async (accountId) => {
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'offer-expired',
        subjectId: `${offerId}-${endsAt}`,
        data: { offerId, title, endsAt },
      }));
    });
  }
}
