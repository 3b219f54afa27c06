import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { copyOffer } from '../entities/copy-offer.js';
import { lockOffer } from '../entities/lock-offer.js';
import { OfferCopied } from '../events/offer-copied.event.js';
import { offerStateForbids } from '../offer.errors.js';
import { RepostOffer } from './repost-offer.command.js';

@CommandHandler(RepostOffer)
export class RepostOfferHandler implements ICommandHandler<RepostOffer> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_TAKEN_OFF, OFFER_STATE_FORBIDS for one that is not over, TOO_MANY_DRAFTS */
  execute({ offerId, companyId, accountId }: RepostOffer): Promise<number> {
    return this.database.transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId, companyId);
      offer.requireOnBoard();
      if (offer.state !== 'closed' && offer.state !== 'expired') {
        throw offerStateForbids('reposted', offer.state);
      }
      const copy = await copyOffer(tx, offer, accountId, this.clock.now());
      await this.outbox.add(tx, new OfferCopied({ offerId: copy, fromId: offerId }));
      return copy;
    });
  }
}
