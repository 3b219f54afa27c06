import { CompanyMembers } from '@babelboard/companies/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActingCompanies } from '../../acting-companies.js';
import { CompanyChannel } from '../../company-channel.js';
import { applicantNotesFull, mentionedNoMember } from '../applicant.errors.js';
import { ApplicationNote } from '../entities/application-note.entity.js';
import { lockApplicant } from '../entities/lock-applicant.js';
import { MemberMentioned } from '../events/member-mentioned.event.js';
import { AddApplicantNote } from './add-applicant-note.command.js';

/** Notes of all members about one applicant: more than anybody reads. */
const MOST_NOTES = 300;

@CommandHandler(AddApplicantNote)
export class AddApplicantNoteHandler implements ICommandHandler<AddApplicantNote> {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingCompanies,
    private readonly members: CompanyMembers,
    private readonly outbox: Outbox,
    private readonly channel: CompanyChannel,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPLICANTS_READ_ONLY, APPLICANT_NOT_FOUND, APPLICANT_MENTION_UNKNOWN, APPLICANT_NOTES_FULL */
  async execute({ member, applicationId, text, mentionedIds, key }: AddApplicantNote): Promise<void> {
    const { companyId, accountId: memberId } = member;
    const mentioned = [...new Set(mentionedIds)];
    await this.database.transaction(async (tx) => {
      await this.acting.hold(tx, companyId);
      const { offerId } = await lockApplicant(tx, companyId, applicationId);
      // Sent again after a lost answer: whoever is mentioned has been told.
      if (key !== null && (await tx.existsBy(ApplicationNote, { applicationId, key }))) {
        return;
      }
      if ((await this.members.among(tx, companyId, mentioned)).size < mentioned.length) {
        throw mentionedNoMember();
      }
      // The applicant is locked: of two who write at once the second one counts the note of the first.
      if ((await tx.countBy(ApplicationNote, { applicationId })) >= MOST_NOTES) {
        throw applicantNotesFull(MOST_NOTES);
      }
      const written = { applicationId, memberId, text, mentionedIds: mentioned, key };
      const { id: noteId } = await tx.save(ApplicationNote.write(written, this.clock.now()));
      const others = mentioned.filter((id) => id !== memberId);
      await this.outbox.add(
        tx,
        ...others.map((accountId) => new MemberMentioned({ noteId, applicationId, companyId, accountId })),
      );
      await this.channel.tell(tx, companyId, { kind: 'noted', offerId, ids: [applicationId], memberId });
    });
  }
}
