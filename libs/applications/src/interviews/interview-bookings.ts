import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { JobApplication } from '../applying/entities/job-application.entity.js';
import type { Side } from '../conversations/domain/writing-rights.js';
import { attend, isTaken, leave } from './attendance.js';
import { bookableFrom } from './domain/interview-times.js';
import { Interview } from './entities/interview.entity.js';
import { InterviewSlot } from './entities/interview-slot.entity.js';
import { slotTaken } from './interview.errors.js';
import { InterviewNews } from './interview-news.js';
import { isOpen, membersOf } from './open-slots.js';

type Ended = Pick<JobApplication, 'id' | 'offerId' | 'companyId' | 'accountId'>;

/** Takes times and sets them free. Whoever calls it has locked the application. */
@Injectable()
export class InterviewBookings {
  constructor(
    private readonly news: InterviewNews,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a time in the place of what was booked before. Whoever is second waits for the row of the time; where two times of one
   * member overlap, the constraint of the table decides.
   * @throws DomainError SLOT_TAKEN; then the transaction is over
   */
  async take(
    tx: EntityManager,
    interview: Interview,
    slot: InterviewSlot,
    timeZone: string,
  ): Promise<'booked' | 'moved'> {
    const { applicationId } = interview;
    const now = this.clock.now();
    const [open] = await tx.query<unknown[]>(`SELECT FROM interview_slot s WHERE s.id = $3 AND ${isOpen('$1', '$2')}`, [
      applicationId,
      bookableFrom(now),
      slot.id,
    ]);
    if (open === undefined) {
      throw slotTaken();
    }
    try {
      const members = await membersOf(tx, slot.id);
      await leave(tx, applicationId);
      await attend(tx, applicationId, members, slot);
      const change = interview.book(slot, members, timeZone, now);
      await tx.save(interview);
      return change;
    } catch (error) {
      throw isTaken(error) ? slotTaken() : error;
    }
  }

  /** What is booked is cancelled, and its time is for others. */
  async cancel(tx: EntityManager, interview: Interview, by: Side, message: string): Promise<void> {
    interview.cancel(by, message, this.clock.now());
    await tx.save(interview);
    await leave(tx, interview.applicationId);
  }

  /** Of applications that ended what is booked is cancelled; what is offered cannot be booked any more anyway. */
  async end(tx: EntityManager, applications: readonly Ended[], by: Side): Promise<void> {
    for (const interview of await this.lockAll(tx, applications, 'booked')) {
      await this.cancel(tx, interview, by, '');
      await this.tell(tx, applications, interview, by);
    }
  }

  private async tell(tx: EntityManager, applications: readonly Ended[], interview: Interview, by: Side): Promise<void> {
    const application = applications.find(({ id }) => id === interview.applicationId);
    if (application !== undefined) {
      await this.news.tell(tx, application, { change: 'cancelled', by, sequence: interview.sequence });
    }
  }

  private lockAll(tx: EntityManager, applications: readonly Ended[], state: Interview['state']): Promise<Interview[]> {
    return tx.find(Interview, {
      where: { applicationId: In(applications.map(({ id }) => id)), state },
      order: { applicationId: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
}
