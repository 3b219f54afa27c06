import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { grantNotPossible } from '../../billing.errors.js';
import { EntitlementEntry } from '../../entities/entitlement-entry.entity.js';
import { Entitlements } from '../../entitlements.js';
import { EntitlementGranted } from '../../events/entitlement-granted.event.js';
import { Credits } from '../credits.js';
import { GrantCredits } from './grant-credits.command.js';

@CommandHandler(GrantCredits)
export class GrantCreditsHandler implements ICommandHandler<GrantCredits> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly entitlements: Entitlements,
    private readonly credits: Credits,
  ) {}

  /** @throws DomainError GRANT_NOT_POSSIBLE */
  execute({ companyId, amount, reason, expiresAt }: GrantCredits): Promise<number> {
    return this.database.transaction(async (tx) => {
      await this.entitlements.lock(tx, companyId);
      const { left } = await this.credits.of(companyId, tx);
      const now = this.clock.now();
      if (amount === 0 || left + amount < 0 || (expiresAt !== null && expiresAt <= now)) {
        throw grantNotPossible(left);
      }
      const entry = await tx.save(
        EntitlementEntry.of({
          ...{ companyId, kind: 'cv-credit', amount, reason, origin: 'operator', subject: null },
          ...{ expiresAt: amount > 0 ? expiresAt : null, createdAt: now },
        }),
      );
      await this.outbox.add(tx, new EntitlementGranted({ companyId, entryId: entry.id }));
      return (await this.credits.of(companyId, tx)).left;
    });
  }
}
