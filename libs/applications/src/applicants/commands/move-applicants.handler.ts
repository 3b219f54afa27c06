import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { ActingCompanies } from '../../acting-companies.js';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import { InterviewUndo } from '../../interviews/interview-undo.js';
import { ApplicantMoves } from '../applicant-moves.js';
import { MoveApplicants, type MoveResult } from './move-applicants.command.js';

/** Applicants that one transaction moves: short enough for others who wait for one of them. */
const AT_ONCE = 100;

@CommandHandler(MoveApplicants)
export class MoveApplicantsHandler implements ICommandHandler<MoveApplicants> {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingCompanies,
    private readonly moves: ApplicantMoves,
    private readonly undo: InterviewUndo,
  ) {}

  /** @throws DomainError APPLICANTS_READ_ONLY */
  async execute({ member, applicants, status }: MoveApplicants): Promise<MoveResult[]> {
    // One that is named twice is moved once.
    const asked = [...new Map(applicants.map((applicant) => [applicant.id, applicant])).values()];
    const results = new Map<number, MoveResult>();
    for (let start = 0; start < asked.length; start += AT_ONCE) {
      const some = asked.slice(start, start + AT_ONCE);
      for (const result of await this.database.transaction((tx) =>
        this.some(tx, { member, applicants: some, status }),
      )) {
        results.set(result.id, result);
      }
    }
    return asked.flatMap(({ id }) => results.get(id) ?? []);
  }

  private async some(
    tx: EntityManager,
    { member, applicants, status }: Pick<MoveApplicants, 'member' | 'applicants' | 'status'>,
  ): Promise<MoveResult[]> {
    const ids = applicants.map(({ id }) => id);
    await this.undo.holdCandidates(tx, ids);
    await this.acting.hold(tx, member.companyId);
    const locked = await tx
      .createQueryBuilder(JobApplication, 'application')
      .where('application.company_id = :companyId AND application.id = ANY (:ids)', {
        companyId: member.companyId,
        ids,
      })
      .orderBy('application.id')
      .setLock('pessimistic_write')
      .getMany();
    const byId = new Map(locked.map((application) => [application.id, application]));
    const outcomes = applicants.map(({ id, version }) => ({ id, outcome: outcomeOf(byId.get(id), version, status) }));
    const moving = outcomes.flatMap(({ id, outcome }) => (outcome === 'moved' ? (byId.get(id) ?? []) : []));
    await this.moves.move(tx, moving, status, member.accountId);
    return outcomes.map(({ id, outcome }) => {
      const application = byId.get(id);
      const movedBy = outcome === 'conflict' ? (application?.changedBy ?? null) : null;
      return { id, outcome, status: application?.status ?? null, version: application?.version ?? null, movedBy };
    });
  }
}

function outcomeOf(
  application: JobApplication | undefined,
  version: number,
  status: MoveApplicants['status'],
): MoveResult['outcome'] {
  if (application === undefined) {
    return 'not_found';
  }
  if (application.status === 'withdrawn') {
    return 'withdrawn';
  }
  if (application.version !== version) {
    return 'conflict';
  }
  return application.status === status ? 'unchanged' : 'moved';
}
