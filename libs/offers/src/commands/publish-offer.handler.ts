import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockOffer } from '../entities/lock-offer.js';
import { OfferPublished } from '../events/offer-published.event.js';
import { PublishOffer } from './publish-offer.command.js';

@CommandHandler(PublishOffer)
export class PublishOfferHandler implements ICommandHandler<PublishOffer> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_STATE_FORBIDS */
  execute({ offerId }: PublishOffer): Promise<void> {
    return this.database.transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId);
      offer.publish(this.clock.now());
      await tx.save(offer);
      await this.outbox.add(tx, new OfferPublished({ offerId }));
    });
  }
}
