import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CompanyChannel } from '../../company-channel.js';
import { InterviewBookings } from '../../interviews/interview-bookings.js';
import { ApplicationStep } from '../entities/application-step.entity.js';
import { lockOwnApplication } from '../entities/lock-own-application.js';
import { ApplicationWithdrawn } from '../events/application-withdrawn.event.js';
import { WithdrawApplication } from './withdraw-application.command.js';

@CommandHandler(WithdrawApplication)
export class WithdrawApplicationHandler implements ICommandHandler<WithdrawApplication> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly channel: CompanyChannel,
    private readonly interviews: InterviewBookings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPLICATION_NOT_FOUND, APPLICATION_WITHDRAWN */
  async execute({ accountId, applicationId }: WithdrawApplication): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const application = await lockOwnApplication(tx, accountId, applicationId);
      const { offerId, companyId, status: from } = application;
      application.withdraw(now);
      await tx.save(application);
      await tx.save(ApplicationStep.note(applicationId, 'withdrawn', { from, to: application.status }, now));
      await this.interviews.end(tx, [application], 'candidate');
      await this.outbox.add(tx, new ApplicationWithdrawn({ applicationId, offerId, companyId, accountId }));
      await this.channel.tell(tx, companyId, { kind: 'withdrawn', offerId, ids: [applicationId] });
    });
  }
}
