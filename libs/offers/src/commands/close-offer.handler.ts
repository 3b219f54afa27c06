import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockOffer } from '../entities/lock-offer.js';
import { OfferClosed } from '../events/offer-closed.event.js';
import { offerStateForbids } from '../offer.errors.js';
import { CloseOffer } from './close-offer.command.js';

@CommandHandler(CloseOffer)
export class CloseOfferHandler implements ICommandHandler<CloseOffer> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_STATE_FORBIDS */
  execute({ offerId, companyId, outcome }: CloseOffer): Promise<void> {
    return this.database.transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId, companyId);
      // What was never shown is deleted.
      if (companyId !== null && offer.state === 'draft') {
        throw offerStateForbids('closed', offer.state);
      }
      const hadEnded = offer.state === 'expired';
      offer.close(this.clock.now(), outcome);
      await tx.save(offer);
      // Everybody was told of its end then; now its company says how the search ended.
      if (!hadEnded) {
        await this.outbox.add(tx, new OfferClosed({ offerId }));
      }
    });
  }
}
