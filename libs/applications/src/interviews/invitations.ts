import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Interview } from './entities/interview.entity.js';

/** Who has times before them, or has booked one. */
const CAN_BOOK: readonly (Interview['state'] | undefined)[] = ['offered', 'booked'];

/** Writes to whom times are offered. */
@Injectable()
export class Invitations {
  constructor(private readonly clock: Clock) {}

  /** The applications are locked. Gives by application how often times were offered to it; those to which nothing is new are left out. */
  async store(
    tx: EntityManager,
    applications: readonly { id: number }[],
    slotIds: readonly number[],
  ): Promise<Map<number, number>> {
    const now = this.clock.now();
    const ids = applications.map(({ id }) => id);
    const added = await tx.query<{ id: number }[]>(
      `INSERT INTO interview_invitation AS kept (application_id, slot_id, invited_at)
       SELECT application, slot, $3 FROM unnest($1::int[]) AS application, unnest($2::int[]) AS slot
       ON CONFLICT (application_id, slot_id) DO UPDATE SET invited_at = excluded.invited_at
         WHERE kept.invited_at < (SELECT applied_at FROM job_application WHERE id = kept.application_id)
       RETURNING application_id AS id`,
      [ids, slotIds, now],
    );
    const before = await tx.find(Interview, {
      where: { applicationId: In(ids) },
      lock: { mode: 'pessimistic_write' },
    });
    const known = new Map(before.map((interview) => [interview.applicationId, interview]));
    const told = new Set(added.map(({ id }) => id));
    const interviews = ids
      // The same times again are news to whoever has cancelled or asked for others, and to nobody who can book them already.
      .filter((id) => told.has(id) || !CAN_BOOK.includes(known.get(id)?.state))
      .map((id) => known.get(id) ?? Interview.begin(id));
    for (const interview of interviews) {
      interview.offer(now);
    }
    await tx.save(Interview, interviews);
    return new Map(interviews.map(({ applicationId, offerings }) => [applicationId, offerings]));
  }
}
