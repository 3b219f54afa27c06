import { OfferConfirmationDue, OffersToRenew } from '@babelboard/offers/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { CompanyRecipients } from '../company-recipients.js';
import { MailOnce } from '../mail-once.js';
import { toEach } from '../to-each.js';

/** Asks a company whether an offer of it is still open, once each time. One that was confirmed or closed meanwhile is no question. */
@OutsideReaction({ id: 'notifications.mail-offer-confirmation-due', on: [OfferConfirmationDue], workload: 'mails' })
export class MailOfferConfirmationDue implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly offers: OffersToRenew,
    private readonly recipients: CompanyRecipients,
  ) {}

  async handle({ id, payload }: StoredEvent<OfferConfirmationDue>): Promise<void> {
    const offer = await this.offers.unconfirmed(payload.offerId);
    if (offer === null) {
      return;
    }
    const { id: offerId, companyId, createdBy, title } = offer;
    await toEach(await this.recipients.of(companyId, createdBy), async (accountId) => {
      await this.mails.send(async () => ({
        to: { accountId },
        purpose: 'offer-confirmation-due',
        subjectId: id,
        data: { offerId, title },
      }));
    });
  }
}
