import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox, type RateLimit, RateLimits } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CompanyChannel } from '../../company-channel.js';
import { ApplicationStep } from '../entities/application-step.entity.js';
import { lockOwnApplication } from '../entities/lock-own-application.js';
import { ApplicationObjected } from '../events/application-objected.event.js';
import { ObjectToStatus } from './object-to-status.command.js';

/** More often than words are changed, and than a company moves somebody. */
const AN_HOUR: RateLimit = { points: 10, seconds: 3_600 };

@CommandHandler(ObjectToStatus)
export class ObjectToStatusHandler implements ICommandHandler<ObjectToStatus> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly channel: CompanyChannel,
    private readonly clock: Clock,
  ) {}

  /** Members get one mail until the status moves; who says it otherwise by then changes the words. @throws DomainError RATE_LIMITED, APPLICATION_NOT_FOUND, APPLICATION_WITHDRAWN */
  async execute({ accountId, applicationId, text }: ObjectToStatus): Promise<void> {
    await this.limits.consume('objections', `${accountId}-${applicationId}`, AN_HOUR);
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const application = await lockOwnApplication(tx, accountId, applicationId);
      const { offerId, companyId, status: from } = application;
      const first = application.objectTo(text, now);
      await tx.save(application);
      if (first) {
        await tx.save(ApplicationStep.note(applicationId, 'objected', { from, to: application.status }, now));
        await this.outbox.add(tx, new ApplicationObjected({ applicationId, offerId, companyId }));
      }
      await this.channel.tell(tx, companyId, { kind: 'objected', offerId, ids: [applicationId] });
    });
  }
}
