import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockOffer } from '../entities/lock-offer.js';
import { OfferVersion } from '../entities/offer-version.entity.js';
import { OfferChanged } from '../events/offer-changed.event.js';
import { offerVersionNotFound } from '../offer.errors.js';
import { RemoveOfferVersion } from './remove-offer-version.command.js';

@CommandHandler(RemoveOfferVersion)
export class RemoveOfferVersionHandler implements ICommandHandler<RemoveOfferVersion> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_VERSION_NOT_FOUND */
  execute({ offerId, companyId, languageId }: RemoveOfferVersion): Promise<void> {
    return this.database.transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId, companyId);
      const { affected } = await tx.delete(OfferVersion, { offerId, languageId });
      if (affected === 0) {
        throw offerVersionNotFound();
      }
      offer.touch(this.clock.now());
      await tx.save(offer);
      if (offer.state === 'published') {
        await this.outbox.add(tx, new OfferChanged({ offerId }));
      }
    });
  }
}
