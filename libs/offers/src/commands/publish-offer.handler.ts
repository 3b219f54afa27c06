import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockOffer } from '../entities/lock-offer.js';
import { OfferPublished } from '../events/offer-published.event.js';
import { offerStateForbids } from '../offer.errors.js';
import { OfferPublishing } from './offer-publishing.js';
import { PublishOffer } from './publish-offer.command.js';

@CommandHandler(PublishOffer)
export class PublishOfferHandler implements ICommandHandler<PublishOffer> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly publishing: OfferPublishing,
  ) {}

  /**
   * @throws DomainError OFFER_NOT_FOUND, OFFER_STATE_FORBIDS; to a company also COMPANY_NOT_VERIFIED, COMPANY_SUSPENDED, OFFER_TAKEN_OFF,
   * OFFER_PART_MISSING, OFFER_PAY_HISTORY, OFFER_ASKS_MONEY, and what its entitlements say
   */
  execute({ offerId, companyId }: PublishOffer): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (companyId !== null) {
        const offer = await this.publishing.lock(tx, companyId, offerId);
        // What ended for good is posted anew, with its own applicants.
        if (offer.state === 'closed') {
          throw offerStateForbids('published', offer.state);
        }
        return this.publishing.publish(tx, offer);
      }
      const offer = await lockOffer(tx, offerId);
      offer.publish(this.clock.now());
      await tx.save(offer);
      await this.outbox.add(tx, new OfferPublished({ offerId }));
    });
  }
}
