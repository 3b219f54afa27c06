import { OfferModeration } from '@babelboard/offers/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../audit/audit-log.js';
import { OfferRemoval } from '../entities/offer-removal.entity.js';
import { OfferTakenOff } from '../events/offer-taken-off.event.js';
import { ReportDecisions } from '../report-decisions.js';
import { TakeOffOffer } from './take-off-offer.command.js';

@CommandHandler(TakeOffOffer)
export class TakeOffOfferHandler implements ICommandHandler<TakeOffOffer> {
  constructor(
    private readonly database: Database,
    private readonly offers: OfferModeration,
    private readonly reports: ReportDecisions,
    private readonly log: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, OFFER_TAKEN_OFF */
  execute({ offerId, reasons, operator }: TakeOffOffer): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { companyId } = await this.offers.takeOff(tx, offerId);
      const removal = OfferRemoval.decide({ offerId, companyId, ...reasons }, this.clock.now());
      const { id: removalId } = await tx.save(removal);
      await this.reports.decideOpen(tx, offerId, 'removed');
      await this.log.record(
        {
          actorId: operator.accountId,
          ipAddress: operator.ipAddress,
          action: 'offer.take-off',
          subject: `offer:${offerId}`,
          detail: { ground: reasons.ground },
        },
        tx,
      );
      await this.outbox.add(tx, new OfferTakenOff({ removalId, offerId }));
    });
  }
}
