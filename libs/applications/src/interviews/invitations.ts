import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Interview } from './entities/interview.entity.js';
import { offersUsedUp } from './interview.errors.js';

const DAY_MS = 86_400_000;
/** Offers of times to one application within a day: more than anybody needs to find one, and each is a mail. */
const OFFERS_A_DAY = 10;

/** Who has times before them, or has booked one. */
const CAN_BOOK: readonly (Interview['state'] | undefined)[] = ['offered', 'booked'];

/** Writes to whom times are offered. */
@Injectable()
export class Invitations {
  constructor(private readonly clock: Clock) {}

  /** The applications are locked. Gives by application how often times were offered to it; those to which nothing is new are left out. @throws DomainError INTERVIEW_OFFERS_USED_UP */
  async store(
    tx: EntityManager,
    applications: readonly { id: number }[],
    slotIds: readonly number[],
  ): Promise<Map<number, number>> {
    const now = this.clock.now();
    const ids = applications.map(({ id }) => id);
    await this.requireFew(tx, ids, now);
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

  /** What is written of one offer has one time; the applications are locked, so of two offers at once the second one sees the first. */
  private async requireFew(tx: EntityManager, ids: readonly number[], now: Date): Promise<void> {
    const [most] = await tx.query<{ first: Date }[]>(
      `SELECT min(invited_at) AS first FROM interview_invitation WHERE application_id = ANY ($1) AND invited_at > $2
       GROUP BY application_id HAVING count(DISTINCT invited_at) >= ${OFFERS_A_DAY} ORDER BY first DESC LIMIT 1`,
      [ids, new Date(now.getTime() - DAY_MS)],
    );
    if (most !== undefined) {
      throw offersUsedUp(OFFERS_A_DAY, Math.ceil((most.first.getTime() + DAY_MS - now.getTime()) / 1_000));
    }
  }
}
