import { LiveChannel, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobApplication } from '../applying/entities/job-application.entity.js';
import { ThreadNews } from '../conversations/thread-news.js';
import { InterviewChanged } from './events/interview-changed.event.js';

/** Each has a topic of their own, which is a statement; who is told nothing sees it when they press. */
const MOST_RIVALS = 20;

type About = Pick<JobApplication, 'id' | 'offerId' | 'companyId' | 'accountId'>;

/** Says what happened to an interview, in the transaction in which it happens. */
@Injectable()
export class InterviewNews {
  constructor(
    private readonly outbox: Outbox,
    private readonly thread: ThreadNews,
    private readonly live: LiveChannel,
  ) {}

  /** Has mails sent, and shows it to whoever looks. @param memberId who did it; absent for the candidate */
  async tell(
    tx: EntityManager,
    application: About,
    what: { change: 'booked' | 'moved' | 'cancelled' | 'others_wanted'; by: 'candidate' | 'company'; sequence: number },
    memberId?: number,
  ): Promise<void> {
    const { id: applicationId, companyId, accountId } = application;
    await this.outbox.add(tx, new InterviewChanged({ applicationId, companyId, accountId, ...what }));
    await this.show(tx, application, memberId);
  }

  /** Shows it to both sides, where they look. */
  show(tx: EntityManager, application: About, memberId?: number): Promise<void> {
    return this.thread.tell(tx, application, 'interview', memberId);
  }

  /** Others to whom a time is offered see at once that it is gone, or there again. */
  async showRivals(
    tx: EntityManager,
    but: Pick<About, 'id'> | null,
    slotIds: readonly (number | null)[],
  ): Promise<void> {
    const rivals = await tx.query<{ id: number; accountId: number }[]>(
      `SELECT DISTINCT a.id, a.account_id AS "accountId" FROM interview_invitation i JOIN job_application a ON a.id = i.application_id
       WHERE i.slot_id = ANY ($1) AND a.id <> $2 ORDER BY a.id LIMIT ${MOST_RIVALS}`,
      [slotIds.filter((slot) => slot !== null), but?.id ?? 0],
    );
    for (const { id: rival, accountId } of rivals) {
      await this.live.announce(tx, `candidate:${accountId}`, { kind: 'application-interview', application_id: rival });
    }
  }
}
