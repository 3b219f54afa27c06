import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActingCompanies } from '../../acting-companies.js';
import { ApplicationStep } from '../../applying/entities/application-step.entity.js';
import { CompanyChannel } from '../../company-channel.js';
import { lockApplicant } from '../entities/lock-applicant.js';
import { NoteApplicantViewed } from './note-applicant-viewed.command.js';

@CommandHandler(NoteApplicantViewed)
export class NoteApplicantViewedHandler implements ICommandHandler<NoteApplicantViewed> {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingCompanies,
    private readonly channel: CompanyChannel,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPLICANT_NOT_FOUND */
  async execute({ member, applicationId }: NoteApplicantViewed): Promise<void> {
    const { companyId, accountId: memberId } = member;
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      // To read is all that they may: the candidate is told of nothing.
      if (await this.acting.readsOnly(tx, companyId)) {
        return;
      }
      const application = await lockApplicant(tx, companyId, applicationId);
      if (!application.view(now)) {
        return;
      }
      await tx.save(application);
      await tx.save(ApplicationStep.note(applicationId, 'viewed', { memberId }, now));
      await this.channel.tell(tx, companyId, {
        kind: 'viewed',
        offerId: application.offerId,
        ids: [applicationId],
        memberId,
      });
    });
  }
}
