import { OfferModeration } from '@babelboard/offers/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsNull } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { OfferRemoval } from '../entities/offer-removal.entity.js';
import { OfferReinstated } from '../events/offer-reinstated.event.js';
import { ReinstateOffer } from './reinstate-offer.command.js';

@CommandHandler(ReinstateOffer)
export class ReinstateOfferHandler implements ICommandHandler<ReinstateOffer> {
  constructor(
    private readonly database: Database,
    private readonly offers: OfferModeration,
    private readonly log: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_NOT_TAKEN_OFF */
  execute({ offerId, explanation, operator }: ReinstateOffer): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.offers.reinstate(tx, offerId);
      const removal = await tx.findOneByOrFail(OfferRemoval, { offerId, reinstatedAt: IsNull() });
      removal.end(explanation, this.clock.now());
      await tx.save(removal);
      await this.log.record(
        {
          actorId: operator.accountId,
          ipAddress: operator.ipAddress,
          action: 'offer.reinstate',
          subject: `offer:${offerId}`,
        },
        tx,
      );
      await this.outbox.add(tx, new OfferReinstated({ removalId: removal.id, offerId }));
    });
  }
}
