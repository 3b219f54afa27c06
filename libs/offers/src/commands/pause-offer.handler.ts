import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockOffer } from '../entities/lock-offer.js';
import { OfferClosed } from '../events/offer-closed.event.js';
import { PauseOffer } from './pause-offer.command.js';

@CommandHandler(PauseOffer)
export class PauseOfferHandler implements ICommandHandler<PauseOffer> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_STATE_FORBIDS */
  execute({ offerId, companyId }: PauseOffer): Promise<void> {
    return this.database.transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId, companyId);
      offer.pause(this.clock.now());
      await tx.save(offer);
      await this.outbox.add(tx, new OfferClosed({ offerId }));
    });
  }
}
