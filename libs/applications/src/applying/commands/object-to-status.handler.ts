import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CompanyChannel } from '../../company-channel.js';
import { ApplicationStep } from '../entities/application-step.entity.js';
import { lockOwnApplication } from '../entities/lock-own-application.js';
import { ApplicationObjected } from '../events/application-objected.event.js';
import { ObjectToStatus } from './object-to-status.command.js';

@CommandHandler(ObjectToStatus)
export class ObjectToStatusHandler implements ICommandHandler<ObjectToStatus> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly channel: CompanyChannel,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPLICATION_NOT_FOUND, APPLICATION_WITHDRAWN */
  async execute({ accountId, applicationId, text }: ObjectToStatus): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const application = await lockOwnApplication(tx, accountId, applicationId);
      const { offerId, companyId, status: from } = application;
      application.objectTo(text, now);
      await tx.save(application);
      await tx.save(ApplicationStep.note(applicationId, 'objected', { from, to: application.status }, now));
      await this.outbox.add(tx, new ApplicationObjected({ applicationId, offerId, companyId }));
      await this.channel.tell(tx, companyId, { kind: 'objected', offerId, ids: [applicationId] });
    });
  }
}
