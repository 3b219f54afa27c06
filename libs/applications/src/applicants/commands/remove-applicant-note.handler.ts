import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActingCompanies } from '../../acting-companies.js';
import { CompanyChannel } from '../../company-channel.js';
import { applicantNoteNotFound } from '../applicant.errors.js';
import { ApplicationNote } from '../entities/application-note.entity.js';
import { lockApplicant } from '../entities/lock-applicant.js';
import { RemoveApplicantNote } from './remove-applicant-note.command.js';

@CommandHandler(RemoveApplicantNote)
export class RemoveApplicantNoteHandler implements ICommandHandler<RemoveApplicantNote> {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingCompanies,
    private readonly channel: CompanyChannel,
  ) {}

  /** @throws DomainError APPLICANTS_READ_ONLY, APPLICANT_NOT_FOUND, APPLICANT_NOTE_NOT_FOUND, also where it is another member's */
  async execute({ member, applicationId, noteId }: RemoveApplicantNote): Promise<void> {
    const { companyId, accountId: memberId } = member;
    await this.database.transaction(async (tx) => {
      await this.acting.hold(tx, companyId);
      const { offerId } = await lockApplicant(tx, companyId, applicationId);
      const { affected } = await tx.delete(ApplicationNote, { id: noteId, applicationId, memberId });
      if (affected !== 1) {
        throw applicantNoteNotFound();
      }
      await this.channel.tell(tx, companyId, { kind: 'noted', offerId, ids: [applicationId], memberId });
    });
  }
}
