import { Accounts } from '@babelboard/identity/contract';
import { HeldOffers } from '@babelboard/offers/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noTalentPool } from '../../applying/application.errors.js';
import { lockOwnApplication } from '../../applying/entities/lock-own-application.js';
import { PoolConsentChanged } from '../events/pool-consent-changed.event.js';
import { ChangePoolConsent } from './change-pool-consent.command.js';

@CommandHandler(ChangePoolConsent)
export class ChangePoolConsentHandler implements ICommandHandler<ChangePoolConsent> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly offers: HeldOffers,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPLICATION_NOT_FOUND, APPLICATION_WITHDRAWN, APPLICATION_NO_TALENT_POOL */
  async execute({ accountId, applicationId, given, language }: ChangePoolConsent): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const application = await lockOwnApplication(tx, accountId, applicationId);
      const { offerId, companyId } = application;
      if (given && (await this.offers.hold(tx, offerId))?.kind !== 'talent_pool') {
        throw noTalentPool();
      }
      if (!application.changePoolConsent(given ? language : null, this.clock.now())) {
        return;
      }
      await tx.save(application);
      await this.outbox.add(tx, new PoolConsentChanged({ applicationId, offerId, companyId, accountId, given }));
    });
  }
}
