import { Accounts } from '@babelboard/identity/contract';
import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { isSlip, STATUS_STANDS_MS } from '../applying/domain/application-times.js';
import type { JobApplication } from '../applying/entities/job-application.entity.js';
import { attend, isTaken } from './attendance.js';
import { Interview } from './entities/interview.entity.js';
import { InterviewSlot } from './entities/interview-slot.entity.js';
import { InterviewNews } from './interview-news.js';
import { isBusy, isOpen, membersOf } from './open-slots.js';

type Undone = Pick<JobApplication, 'id' | 'offerId' | 'companyId' | 'accountId'> & {
  /** When it had ended. */
  since: Date;
};

/** Books again what the end of an application had cancelled, where that end is undone before anybody was told. */
@Injectable()
export class InterviewUndo {
  constructor(
    private readonly accounts: Accounts,
    private readonly news: InterviewNews,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps candidates whose rejection may be undone now from booking elsewhere. Before the applications are locked: the account comes
   * first, as everywhere. What is read without a lock here is looked at again by `resume`.
   */
  async holdCandidates(tx: EntityManager, applicationIds: readonly number[]): Promise<void> {
    const candidates = await tx.query<{ id: number }[]>(
      `SELECT DISTINCT a.account_id AS id FROM job_application a JOIN interview i ON i.application_id = a.id
       WHERE a.id = ANY ($1) AND a.status = 'rejected' AND a.changed_at > $2 AND i.state = 'cancelled' ORDER BY 1`,
      [applicationIds, new Date(this.clock.now().getTime() - STATUS_STANDS_MS)],
    );
    for (const { id } of candidates) {
      await this.accounts.lockIfThere(tx, id);
    }
  }

  /**
   * Books again where the time is still to come and there for them: not taken back by the company, not somebody else's, with members who
   * hold it, and the candidate not elsewhere. Otherwise, and where both sides have been told of the end, it stays cancelled; the
   * invitation stands. Candidates and applications are locked.
   */
  async resume(tx: EntityManager, applications: readonly Undone[]): Promise<void> {
    const now = this.clock.now();
    const undone = applications.filter(({ since }) => isSlip(since, now));
    const interviews = await tx.find(Interview, {
      where: { applicationId: In(undone.map(({ id }) => id)), state: 'cancelled' },
      order: { applicationId: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    // All at once and in the order of their ids: who undoes many waits for nobody who undoes others.
    const slots = await tx.find(InterviewSlot, {
      where: { id: In(interviews.flatMap(({ slotId }) => slotId ?? [])) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const interview of interviews) {
      const application = undone.find(({ id }) => id === interview.applicationId);
      const slot = slots.find(({ id }) => id === interview.slotId);
      if (application !== undefined && slot !== undefined && interview.changedAt >= application.since) {
        await this.takeBack(tx, interview, slot, application);
      }
    }
  }

  private async takeBack(
    tx: EntityManager,
    interview: Interview,
    slot: InterviewSlot,
    application: Undone,
  ): Promise<void> {
    const now = this.clock.now();
    const [open] = await tx.query<unknown[]>(`SELECT FROM interview_slot s WHERE s.id = $3 AND ${isOpen('$1', '$2')}`, [
      application.id,
      now,
      slot.id,
    ]);
    if (open === undefined || (await isBusy(tx, application, slot))) {
      return;
    }
    try {
      // A savepoint: where somebody has the time in this moment, the rest is done all the same.
      await tx.transaction(async (inner) => {
        const members = await membersOf(inner, slot.id);
        await attend(inner, application.id, members, slot);
        interview.resume(members, now);
        await inner.save(interview);
      });
    } catch (error) {
      if (!isTaken(error)) {
        throw error;
      }
      return;
    }
    await this.news.show(tx, application);
    await this.news.showRivals(tx, application, [slot.id]);
  }
}
