import { CompanyMembers } from '@babelboard/companies/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox, type RateLimit, RateLimits } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { ActingCompanies } from '../../acting-companies.js';
import { applicantNotFound } from '../../applicants/applicant.errors.js';
import { ApplicantMoves } from '../../applicants/applicant-moves.js';
import { hasEnded } from '../../applying/domain/application-times.js';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import { refusePayHistory } from '../../conversations/refuse-pay-history.js';
import { InterviewOffered } from '../events/interview-offered.event.js';
import { interviewEnded, interviewerUnknown, notOfOneOffer } from '../interview.errors.js';
import { InterviewNews } from '../interview-news.js';
import { Invitations } from '../invitations.js';
import { OfferedTimes } from '../offered-times.js';
import { type OfferedSlots, OfferInterviewSlots } from './offer-interview-slots.command.js';

/** Each is a mail to everybody who is invited. */
const AN_HOUR: RateLimit = { points: 120, seconds: 3_600 };
/** Who is offered an interview is further than that. */
const BEFORE: readonly JobApplication['status'][] = ['new', 'in_review', 'shortlisted'];

@CommandHandler(OfferInterviewSlots)
export class OfferInterviewSlotsHandler implements ICommandHandler<OfferInterviewSlots> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly acting: ActingCompanies,
    private readonly members: CompanyMembers,
    private readonly times: OfferedTimes,
    private readonly invitations: Invitations,
    private readonly moves: ApplicantMoves,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly news: InterviewNews,
    private readonly clock: Clock,
  ) {}

  /**
   * Whoever was not yet at their interview is moved there by the member who asks. Two presses offer the same times once.
   * @throws DomainError RATE_LIMITED, APPLICANT_NOT_FOUND, APPLICANTS_READ_ONLY, INTERVIEW_ONE_OFFER, INTERVIEW_ENDED,
   *   INTERVIEW_MEMBER_UNKNOWN, INTERVIEW_TIME_PAST, INTERVIEW_TIME_TOO_FAR, INTERVIEW_MEMBER_BUSY, INTERVIEW_OFFERS_USED_UP, MESSAGE_PAY_HISTORY
   */
  async execute({ member, applicationIds, offered }: OfferInterviewSlots): Promise<OfferedSlots> {
    const { companyId, accountId } = member;
    await this.limits.consume('interview-offers', String(accountId), AN_HOUR);
    await refusePayHistory({ side: 'company' }, offered.note, 'note');
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      await this.acting.hold(tx, companyId);
      const applications = await this.lockAll(tx, companyId, applicationIds);
      const [offerId, ...others] = new Set(applications.map((application) => application.offerId));
      if (offerId === undefined || others.length > 0) {
        throw notOfOneOffer();
      }
      const invited = applications.filter(({ status }) => !hasEnded(status));
      if (invited.length === 0) {
        throw interviewEnded();
      }
      const interviewers = await this.interviewers(tx, member, offered.interviewerIds);
      const slotIds = await this.times.store(tx, { companyId, offerId, interviewers }, offered);
      const moved = await this.invite(tx, invited, slotIds, accountId);
      const ids = invited.map(({ id }) => id);
      const leftOut = applications.map(({ id }) => id).filter((id) => !ids.includes(id));
      return { slots: slotIds.length, invited: ids, moved, leftOut };
    });
  }

  /** @returns how many were moved to their interview */
  private async invite(
    tx: EntityManager,
    invited: JobApplication[],
    slotIds: number[],
    memberId: number,
  ): Promise<number> {
    const offerings = await this.invitations.store(tx, invited, slotIds);
    const moving = invited.filter(({ status }) => BEFORE.includes(status));
    await this.moves.move(tx, moving, 'interview', memberId);
    for (const application of invited) {
      const { id: applicationId, companyId, accountId, answeredAt } = application;
      if (answeredAt === null) {
        application.noteAnswer(this.clock.now());
        await tx.save(application);
      }
      const offering = offerings.get(applicationId);
      // The same times again are no news, and no mail.
      if (offering === undefined) {
        continue;
      }
      await this.outbox.add(tx, new InterviewOffered({ applicationId, companyId, accountId, offering }));
      await this.news.show(tx, application, memberId);
    }
    return moving.length;
  }

  private async lockAll(tx: EntityManager, companyId: number, ids: readonly number[]): Promise<JobApplication[]> {
    const wanted = [...new Set(ids)];
    const applications = await tx
      .createQueryBuilder(JobApplication, 'application')
      .where('application.company_id = :companyId AND application.id = ANY (:ids)', { companyId, ids: wanted })
      .orderBy('application.id')
      .setLock('pessimistic_write')
      .getMany();
    if (applications.length < wanted.length) {
      throw applicantNotFound();
    }
    return applications;
  }

  private async interviewers(
    tx: EntityManager,
    { companyId, accountId }: { companyId: number; accountId: number },
    named: readonly number[],
  ): Promise<number[]> {
    const wanted = [...new Set(named.length === 0 ? [accountId] : named)].sort((a, b) => a - b);
    if ((await this.members.among(tx, companyId, wanted)).size < wanted.length) {
      throw interviewerUnknown();
    }
    return wanted;
  }
}
