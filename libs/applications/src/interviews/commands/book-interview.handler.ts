import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, RateLimits, Settings } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import type { JobApplication } from '../../applying/entities/job-application.entity.js';
import { lockOwnApplication } from '../../applying/entities/lock-own-application.js';
import { countCandidateChange } from '../candidate-limit.js';
import { changeableUntil } from '../domain/interview-times.js';
import type { Interview } from '../entities/interview.entity.js';
import { InterviewSlot } from '../entities/interview-slot.entity.js';
import { candidateBusy, slotNotFound, tooLateToChange } from '../interview.errors.js';
import { InterviewBookings } from '../interview-bookings.js';
import { InterviewNews } from '../interview-news.js';
import { lockInterview, requireOpen } from '../lock-interview.js';
import { isBusy } from '../open-slots.js';
import { BookInterview } from './book-interview.command.js';

@CommandHandler(BookInterview)
export class BookInterviewHandler implements ICommandHandler<BookInterview> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly bookings: InterviewBookings,
    private readonly news: InterviewNews,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError RATE_LIMITED, APPLICATION_NOT_FOUND, INTERVIEW_ENDED, INTERVIEW_SLOT_NOT_FOUND, INTERVIEW_TOO_LATE, INTERVIEW_CANDIDATE_BUSY, SLOT_TAKEN */
  async execute({
    accountId,
    applicationId,
    slotId,
    timeZone,
  }: BookInterview): Promise<'booked' | 'moved' | 'unchanged'> {
    await countCandidateChange(this.limits, accountId, applicationId);
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const application = await lockOwnApplication(tx, accountId, applicationId);
      requireOpen(application);
      const interview = await lockInterview(tx, applicationId);
      const slot = await this.lockSlot(tx, application, slotId);
      if (interview === null || slot === null) {
        throw slotNotFound();
      }
      if (interview.isBooked() && interview.slotId === slotId) {
        return 'unchanged';
      }
      this.requireInTime(interview);
      if (await isBusy(tx, application, slot)) {
        throw candidateBusy();
      }
      const before = interview.slotId;
      const change = await this.bookings.take(tx, interview, slot, timeZone);
      await this.news.tell(tx, application, { change, by: 'candidate', sequence: interview.sequence });
      await this.news.showRivals(tx, application, [slotId, before]);
      return change;
    });
  }

  private requireInTime(interview: Interview): void {
    const { interviewChangeHours: hours } = this.settings;
    if (
      interview.isBooked() &&
      interview.startsAt !== null &&
      changeableUntil(interview.startsAt, hours) < this.clock.now()
    ) {
      throw tooLateToChange(hours);
    }
  }

  /** Null where it is not offered to this application. */
  private async lockSlot(
    tx: EntityManager,
    application: JobApplication,
    slotId: number,
  ): Promise<InterviewSlot | null> {
    const [invited] = await tx.query<unknown[]>(
      'SELECT FROM interview_invitation WHERE application_id = $1 AND slot_id = $2 AND invited_at >= $3',
      [application.id, slotId, application.appliedAt],
    );
    return invited === undefined
      ? null
      : tx.findOne(InterviewSlot, { where: { id: slotId }, lock: { mode: 'pessimistic_write' } });
  }
}
