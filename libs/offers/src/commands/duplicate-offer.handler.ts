import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { copyOffer } from '../entities/copy-offer.js';
import { lockOffer } from '../entities/lock-offer.js';
import { OfferCopied } from '../events/offer-copied.event.js';
import { DuplicateOffer } from './duplicate-offer.command.js';

@CommandHandler(DuplicateOffer)
export class DuplicateOfferHandler implements ICommandHandler<DuplicateOffer> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_TAKEN_OFF, TOO_MANY_DRAFTS */
  execute({ offerId, companyId, accountId }: DuplicateOffer): Promise<number> {
    return this.database.transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId, companyId);
      offer.requireOnBoard();
      const copy = await copyOffer(tx, offer, accountId, this.clock.now());
      await this.outbox.add(tx, new OfferCopied({ offerId: copy, fromId: offerId }));
      return copy;
    });
  }
}
