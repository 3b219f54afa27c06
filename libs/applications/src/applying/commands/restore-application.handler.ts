import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox, type RateLimit, RateLimits } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CompanyChannel } from '../../company-channel.js';
import { InterviewUndo } from '../../interviews/interview-undo.js';
import { ApplicationStep } from '../entities/application-step.entity.js';
import { lockOwnApplication } from '../entities/lock-own-application.js';
import { ApplicationRestored } from '../events/application-restored.event.js';
import { RestoreApplication } from './restore-application.command.js';

/** Of a company that left them waiting each is a mail. */
const AN_HOUR: RateLimit = { points: 5, seconds: 3_600 };

@CommandHandler(RestoreApplication)
export class RestoreApplicationHandler implements ICommandHandler<RestoreApplication> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly channel: CompanyChannel,
    private readonly undo: InterviewUndo,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError RATE_LIMITED, APPLICATION_NOT_FOUND, APPLICATION_NOT_RESTORABLE */
  async execute({ accountId, applicationId }: RestoreApplication): Promise<void> {
    await this.limits.consume('application-restores', `${accountId}-${applicationId}`, AN_HOUR);
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const application = await lockOwnApplication(tx, accountId, applicationId);
      const { offerId, companyId, status: from, changedAt: since } = application;
      application.restore(now);
      await tx.save(application);
      await tx.save(ApplicationStep.note(applicationId, 'restored', { from, to: application.status }, now));
      await this.undo.resume(tx, [{ id: applicationId, offerId, companyId, accountId, since }]);
      await this.outbox.add(tx, new ApplicationRestored({ applicationId, offerId, companyId, accountId }));
      await this.channel.tell(tx, companyId, { kind: 'applied', offerId, ids: [applicationId] });
    });
  }
}
