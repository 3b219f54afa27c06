import { BeforeErasure, Clock, Outbox } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { STATUS_STANDS_MS, UNDO_MS } from '../applying/domain/application-times.js';
import { InterviewFellAway } from './events/interview-fell-away.event.js';
import { InterviewNews } from './interview-news.js';

interface Fallen {
  applicationId: number;
  offerId: number;
  companyId: number;
  slotId: number | null;
  memberIds: number[];
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  sequence: number;
}

/**
 * What members still count on: what is booked, and what the end of its application cancelled so shortly ago that its mails wait, which
 * find nothing to tell any more.
 */
const FALLEN = `
  SELECT a.id AS "applicationId", a.offer_id AS "offerId", a.company_id AS "companyId", i.slot_id AS "slotId", i.member_ids AS "memberIds",
    i.starts_at AS "startsAt", i.ends_at AS "endsAt", i.member_time_zone AS "timeZone", i.sequence
  FROM job_application a JOIN interview i ON i.application_id = a.id
  WHERE a.account_id = $1 AND i.ends_at > $2 AND (i.state = 'booked' OR i.state = 'cancelled' AND i.changed_at >= a.changed_at AND (
    a.status = 'withdrawn' AND a.changed_at > $3 OR a.status = 'rejected' AND a.changed_at > $4))
  ORDER BY a.id FOR UPDATE OF a, i`;

/** Tells whoever would wait for a candidate in an interview, before the candidate is erased. */
@Injectable()
export class TellFallenInterviews implements OnModuleInit {
  constructor(
    private readonly erasure: BeforeErasure,
    private readonly outbox: Outbox,
    private readonly news: InterviewNews,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.erasure.listen((tx, accountId) => this.tell(tx, accountId));
  }

  private async tell(tx: EntityManager, accountId: number): Promise<void> {
    const now = this.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const fallen = await tx.query<Fallen[]>(FALLEN, [accountId, now, before(UNDO_MS), before(STATUS_STANDS_MS)]);
    for (const { slotId, sequence, startsAt, endsAt, ...interview } of fallen) {
      const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      await this.outbox.add(tx, new InterviewFellAway({ ...interview, ...times, sequence: sequence + 1 }));
      const application = { ...interview, id: interview.applicationId, accountId };
      await this.news.show(tx, application);
      await this.news.showRivals(tx, application, [slotId]);
    }
  }
}
