import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActingCompanies } from '../../acting-companies.js';
import { InterviewUndo } from '../../interviews/interview-undo.js';
import { applicantMoved } from '../applicant.errors.js';
import { ApplicantMoves } from '../applicant-moves.js';
import { lockApplicant } from '../entities/lock-applicant.js';
import { MoveApplicant } from './move-applicant.command.js';

@CommandHandler(MoveApplicant)
export class MoveApplicantHandler implements ICommandHandler<MoveApplicant> {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingCompanies,
    private readonly moves: ApplicantMoves,
    private readonly undo: InterviewUndo,
  ) {}

  /** @throws DomainError APPLICANTS_READ_ONLY, APPLICANT_NOT_FOUND, APPLICANT_MOVED, APPLICATION_WITHDRAWN */
  async execute({ member, applicationId, status, version }: MoveApplicant): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.undo.holdCandidates(tx, [applicationId]);
      await this.acting.hold(tx, member.companyId);
      const application = await lockApplicant(tx, member.companyId, applicationId);
      if (application.version !== version) {
        throw applicantMoved();
      }
      if (application.status !== status) {
        await this.moves.move(tx, [application], status, member.accountId);
      }
    });
  }
}
