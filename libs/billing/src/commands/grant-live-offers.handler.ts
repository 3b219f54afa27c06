import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { grantNotPossible } from '../billing.errors.js';
import { EntitlementEntry } from '../entities/entitlement-entry.entity.js';
import { Entitlements } from '../entitlements.js';
import { EntitlementGranted } from '../events/entitlement-granted.event.js';
import { GrantLiveOffers } from './grant-live-offers.command.js';

@CommandHandler(GrantLiveOffers)
export class GrantLiveOffersHandler implements ICommandHandler<GrantLiveOffers> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly entitlements: Entitlements,
  ) {}

  /** @throws DomainError GRANT_NOT_POSSIBLE */
  execute({ companyId, amount, reason }: GrantLiveOffers): Promise<number> {
    return this.database.transaction(async (tx) => {
      await this.entitlements.lock(tx, companyId);
      const granted = await this.entitlements.granted(tx, companyId, 'live-offer');
      if (amount === 0 || granted + amount < 0) {
        throw grantNotPossible(granted);
      }
      const entry = await tx.save(
        EntitlementEntry.of({
          companyId,
          kind: 'live-offer',
          amount,
          reason,
          origin: 'operator',
          subject: null,
          expiresAt: null,
          createdAt: this.clock.now(),
        }),
      );
      await this.outbox.add(tx, new EntitlementGranted({ companyId, entryId: entry.id }));
      return this.entitlements.liveOffersAllowed(tx, companyId);
    });
  }
}
