import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OfferChanged } from '../events/offer-changed.event.js';
import { offerStateForbids } from '../offer.errors.js';
import { OfferPublishing } from './offer-publishing.js';
import { RenewOffer } from './renew-offer.command.js';

@CommandHandler(RenewOffer)
export class RenewOfferHandler implements ICommandHandler<RenewOffer> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly publishing: OfferPublishing,
  ) {}

  /** @throws DomainError OFFER_STATE_FORBIDS, and what publishing throws */
  execute({ offerId, companyId }: RenewOffer): Promise<void> {
    return this.database.transaction(async (tx) => {
      const offer = await this.publishing.lock(tx, companyId, offerId);
      const now = this.clock.now();
      if (offer.state === 'expired' || (offer.state === 'published' && !offer.isLive(now))) {
        // Its end came, and the clock has not noticed yet.
        if (offer.state === 'published') {
          offer.expire(now);
        }
        return this.publishing.publish(tx, offer);
      }
      if (offer.state !== 'published') {
        throw offerStateForbids('renewed', offer.state);
      }
      offer.renew(now);
      await tx.save(offer);
      await this.outbox.add(tx, new OfferChanged({ offerId }));
    });
  }
}
