import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SlotsToOffer } from './commands/offer-interview-slots.command.js';
import { bookableFrom, offeredUntil } from './domain/interview-times.js';
import { InterviewSlot } from './entities/interview-slot.entity.js';
import { memberBusy, timePast, timeTooFar } from './interview.errors.js';

interface Holders {
  companyId: number;
  offerId: number;
  /** Accounts, in the order of their ids. */
  interviewers: readonly number[];
}

interface Time {
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = 60_000;

/** The same time of the same people in the same place, which nobody has booked. */
const SAME = `
  SELECT s.id FROM interview_slot s
  WHERE s.offer_id = $1 AND s.starts_at = $2 AND s.ends_at = $3 AND s.way = $4 AND s.place = $5 AND s.note = $6 AND s.removed_at IS NULL
    AND ARRAY(SELECT m.account_id FROM interview_slot_member m WHERE m.slot_id = s.id ORDER BY 1) = $7::int[]
    AND NOT EXISTS (SELECT FROM interview b WHERE b.slot_id = s.id AND b.state = 'booked')
  LIMIT 1`;

/** Writes the times that a company offers. */
@Injectable()
export class OfferedTimes {
  constructor(private readonly clock: Clock) {}

  /** Gives the ids of the times, those that were there before among them. @throws DomainError INTERVIEW_TIME_PAST, INTERVIEW_TIME_TOO_FAR, INTERVIEW_MEMBER_BUSY */
  async store(tx: EntityManager, holders: Holders, offered: SlotsToOffer): Promise<number[]> {
    const times = offered.times.map(({ startsAt, minutes }) => ({
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    }));
    this.requireCalendar(times);
    await this.requireFree(tx, holders, times);
    const ids = new Set<number>();
    for (const time of times) {
      ids.add(await this.storeOne(tx, holders, offered, time));
    }
    return [...ids];
  }

  private requireCalendar(times: readonly Time[]): void {
    const now = this.clock.now();
    for (const [at, { startsAt }] of times.entries()) {
      if (startsAt < bookableFrom(now)) {
        throw timePast(at);
      }
      if (startsAt > offeredUntil(now)) {
        throw timeTooFar(at);
      }
    }
  }

  private async requireFree(tx: EntityManager, { interviewers }: Holders, times: readonly Time[]): Promise<void> {
    const [busy] = await tx.query<{ at: number }[]>(
      `SELECT (t.at - 1)::int AS at FROM unnest($1::timestamptz[], $2::timestamptz[]) WITH ORDINALITY AS t(starts_at, ends_at, at)
       WHERE EXISTS (SELECT FROM interview_attendance a WHERE a.account_id = ANY ($3) AND a.during && tstzrange(t.starts_at, t.ends_at))
       ORDER BY t.at LIMIT 1`,
      [times.map(({ startsAt }) => startsAt), times.map(({ endsAt }) => endsAt), interviewers],
    );
    if (busy !== undefined) {
      throw memberBusy(busy.at);
    }
  }

  private async storeOne(
    tx: EntityManager,
    { companyId, offerId, interviewers }: Holders,
    { way, place, note, timeZone }: SlotsToOffer,
    { startsAt, endsAt }: Time,
  ): Promise<number> {
    const [same] = await tx.query<{ id: number }[]>(SAME, [offerId, startsAt, endsAt, way, place, note, interviewers]);
    if (same !== undefined) {
      return same.id;
    }
    const slot = InterviewSlot.offer({ companyId, offerId, startsAt, endsAt, timeZone, way, place, note });
    const { id } = await tx.save(slot);
    await tx.query('INSERT INTO interview_slot_member (slot_id, account_id) SELECT $1, unnest($2::int[])', [
      id,
      interviewers,
    ]);
    return id;
  }
}
