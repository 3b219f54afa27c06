import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OfferChanged } from '../events/offer-changed.event.js';
import { ConfirmOfferOpen } from './confirm-offer-open.command.js';
import { OfferPublishing } from './offer-publishing.js';

@CommandHandler(ConfirmOfferOpen)
export class ConfirmOfferOpenHandler implements ICommandHandler<ConfirmOfferOpen> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly publishing: OfferPublishing,
  ) {}

  /** @throws DomainError OFFER_STATE_FORBIDS, OFFER_NOT_FOUND, COMPANY_NOT_VERIFIED, COMPANY_SUSPENDED */
  execute({ offerId, companyId }: ConfirmOfferOpen): Promise<void> {
    return this.database.transaction(async (tx) => {
      const offer = await this.publishing.lock(tx, companyId, offerId);
      offer.confirmOpen(this.clock.now());
      await tx.save(offer);
      await this.outbox.add(tx, new OfferChanged({ offerId }));
    });
  }
}
