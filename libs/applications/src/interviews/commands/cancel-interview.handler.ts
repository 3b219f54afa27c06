import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, RateLimits, Settings } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ActingCompanies } from '../../acting-companies.js';
import { lockThread } from '../../conversations/entities/lock-thread.js';
import { refusePayHistory } from '../../conversations/refuse-pay-history.js';
import { countCandidateChange } from '../candidate-limit.js';
import { changeableUntil } from '../domain/interview-times.js';
import { InterviewSlot } from '../entities/interview-slot.entity.js';
import { nothingBooked, tooLateToChange } from '../interview.errors.js';
import { InterviewBookings } from '../interview-bookings.js';
import { InterviewNews } from '../interview-news.js';
import { lockInterview } from '../lock-interview.js';
import { CancelInterview } from './cancel-interview.command.js';

@CommandHandler(CancelInterview)
export class CancelInterviewHandler implements ICommandHandler<CancelInterview> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly acting: ActingCompanies,
    private readonly bookings: InterviewBookings,
    private readonly news: InterviewNews,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * A candidate does it until some hours before, a company until it begins. What a company calls off is not there for others either.
   * @throws DomainError RATE_LIMITED, APPLICANTS_READ_ONLY, APPLICATION_NOT_FOUND, APPLICANT_NOT_FOUND, INTERVIEW_NOT_BOOKED,
   *   INTERVIEW_TOO_LATE, MESSAGE_PAY_HISTORY
   */
  async execute({ writer, applicationId, message }: CancelInterview): Promise<void> {
    await refusePayHistory(writer, message, 'message');
    const byCompany = writer.side === 'company';
    const hours = byCompany ? 0 : this.settings.interviewChangeHours;
    if (!byCompany) {
      await countCandidateChange(this.limits, writer.accountId, applicationId);
    }
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, writer.accountId);
      if (writer.side === 'company') {
        await this.acting.hold(tx, writer.companyId);
      }
      const application = await lockThread(tx, writer, applicationId);
      const interview = await lockInterview(tx, applicationId);
      if (interview === null || interview.startsAt === null || !interview.isBooked()) {
        throw nothingBooked();
      }
      if (changeableUntil(interview.startsAt, hours) < this.clock.now()) {
        throw tooLateToChange(hours);
      }
      await this.bookings.cancel(tx, interview, writer.side, message);
      if (byCompany && interview.slotId !== null) {
        const slot = await tx.findOneOrFail(InterviewSlot, {
          where: { id: interview.slotId },
          lock: { mode: 'pessimistic_write' },
        });
        slot.remove(this.clock.now());
        await tx.save(slot);
      }
      const { slotId, sequence } = interview;
      const memberId = byCompany ? writer.accountId : undefined;
      await this.news.tell(tx, application, { change: 'cancelled', by: writer.side, sequence }, memberId);
      await this.news.showRivals(tx, application, [slotId]);
    });
  }
}
