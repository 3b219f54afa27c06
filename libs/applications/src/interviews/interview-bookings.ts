import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, QueryFailedError } from 'typeorm';
import type { JobApplication } from '../applying/entities/job-application.entity.js';
import type { Side } from '../conversations/domain/writing-rights.js';
import { bookableFrom } from './domain/interview-times.js';
import { Interview } from './entities/interview.entity.js';
import { InterviewSlot } from './entities/interview-slot.entity.js';
import { slotTaken } from './interview.errors.js';
import { InterviewNews } from './interview-news.js';
import { isOpen, membersOf } from './open-slots.js';

/** PostgreSQL: two would be in one place at once (`interview_booked_slot`, `interview_attendance_once`). */
const TAKEN = ['23505', '23P01'];

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
      await this.leave(tx, [applicationId]);
      await this.attend(tx, applicationId, members, slot);
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
    await this.leave(tx, [interview.applicationId]);
  }

  /** Of applications that ended what is booked is cancelled; what is offered cannot be booked any more anyway. */
  async end(tx: EntityManager, applications: readonly Ended[], by: Side): Promise<void> {
    for (const interview of await this.lockAll(tx, applications, 'booked')) {
      await this.cancel(tx, interview, by, '');
      await this.tell(tx, applications, interview, by);
    }
  }

  /**
   * What ended applications was undone: what it had cancelled is booked again where the time is still there. Nobody was told of the end, so
   * nobody is told of this.
   * @param since when each of them had ended
   */
  async resume(tx: EntityManager, applications: readonly (Ended & { since: Date })[]): Promise<void> {
    for (const interview of await this.lockAll(tx, applications, 'cancelled')) {
      const ended = applications.find(({ id }) => id === interview.applicationId);
      if (ended !== undefined && interview.changedAt >= ended.since && interview.startsAt !== null) {
        await this.takeBack(tx, interview, ended);
      }
    }
  }

  private async takeBack(tx: EntityManager, interview: Interview, ended: Ended): Promise<void> {
    try {
      // A savepoint: where somebody has the time by now, the rest is done all the same.
      await tx.transaction(async (inner) => {
        await this.attend(
          inner,
          interview.applicationId,
          interview.memberIds,
          interview as { startsAt: Date; endsAt: Date },
        );
        interview.resume(this.clock.now());
        await inner.save(interview);
      });
      await this.news.show(tx, ended);
    } catch (error) {
      if (!isTaken(error)) {
        throw error;
      }
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

  private async attend(
    tx: EntityManager,
    applicationId: number,
    memberIds: readonly number[],
    { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO interview_attendance (application_id, account_id, during)
       SELECT $1, id, tstzrange($3, $4) FROM unnest($2::int[]) AS id ORDER BY id`,
      [applicationId, memberIds, startsAt, endsAt],
    );
  }

  private async leave(tx: EntityManager, applicationIds: readonly number[]): Promise<void> {
    await tx.query('DELETE FROM interview_attendance WHERE application_id = ANY ($1)', [applicationIds]);
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof QueryFailedError && TAKEN.includes((error.driverError as { code?: string }).code ?? '');
}
