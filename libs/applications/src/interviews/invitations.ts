import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Interview } from './entities/interview.entity.js';

/** Writes to whom times are offered. */
@Injectable()
export class Invitations {
  constructor(private readonly clock: Clock) {}

  /** The applications are locked. Gives by application how often times were offered to it. */
  async store(
    tx: EntityManager,
    applications: readonly { id: number }[],
    slotIds: readonly number[],
  ): Promise<Map<number, number>> {
    const now = this.clock.now();
    const ids = applications.map(({ id }) => id);
    await tx.query(
      `INSERT INTO interview_invitation (application_id, slot_id, invited_at)
       SELECT application, slot, $3 FROM unnest($1::int[]) AS application, unnest($2::int[]) AS slot
       ON CONFLICT (application_id, slot_id) DO UPDATE SET invited_at = excluded.invited_at`,
      [ids, slotIds, now],
    );
    const before = await tx.find(Interview, {
      where: { applicationId: In(ids) },
      lock: { mode: 'pessimistic_write' },
    });
    const known = new Map(before.map((interview) => [interview.applicationId, interview]));
    const interviews = ids.map((id) => known.get(id) ?? Interview.begin(id));
    for (const interview of interviews) {
      interview.offer(now);
    }
    await tx.save(Interview, interviews);
    return new Map(interviews.map(({ applicationId, offerings }) => [applicationId, offerings]));
  }
}
