import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox, type RateLimit, RateLimits } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import {
  careerEventCancelled,
  careerEventFull,
  careerEventNotAnnounced,
  careerEventOver,
  careerEventsTurnedTooOften,
} from '../../career-event.errors.js';
import type { CareerEvent } from '../../planning/store/career-event.entity.js';
import { lockCareerEvent } from '../../planning/store/lock-career-event.js';
import { CandidateJoinedEvent } from '../events/candidate-joined-event.event.js';
import { CandidateLeftEvent } from '../events/candidate-left-event.event.js';
import { type CameFrom, EventAttendance } from '../store/event-attendance.entity.js';
import { JoinOrLeaveEvent } from './join-or-leave-event.command.js';

/** Each turn is a mail. */
const A_DAY: RateLimit = { points: 40, seconds: 86_400 };

@CommandHandler(JoinOrLeaveEvent)
export class JoinOrLeaveEventHandler implements ICommandHandler<JoinOrLeaveEvent> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * What is so already stays, and nobody is told again.
   * @throws DomainError CAREER_EVENT_UNKNOWN, CAREER_EVENT_FULL, CAREER_EVENT_OVER, CAREER_EVENT_CANCELLED, CAREER_EVENT_NOT_ANNOUNCED,
   * CAREER_EVENTS_TURNED_TOO_OFTEN, ACCOUNT_NOT_FOUND
   */
  execute(asked: JoinOrLeaveEvent): Promise<{ joined: boolean; changed: boolean }> {
    const refusal = (retryAfter: number) => careerEventsTurnedTooOften(A_DAY.points, retryAfter);
    const limit = { name: 'career-event-turns', key: String(asked.accountId), limit: A_DAY, refusal };
    return this.limits.counting([limit], () => this.turn(asked));
  }

  private turn({ accountId, eventId, from, wanted }: JoinOrLeaveEvent): Promise<{ joined: boolean; changed: boolean }> {
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const event = await lockCareerEvent(tx, eventId);
      const attendance = await tx.findOneBy(EventAttendance, { eventId, accountId });
      const isJoined = attendance?.isJoined() === true;
      const joins = wanted === null ? !isJoined : wanted === 'join';
      if (joins === isJoined) {
        return { joined: isJoined, changed: false };
      }
      await (joins ? this.join(tx, event, attendance, accountId, from) : this.leave(tx, event, attendance));
      return { joined: joins, changed: true };
    });
  }

  private async join(
    tx: EntityManager,
    event: CareerEvent,
    before: EventAttendance | null,
    accountId: number,
    from: CameFrom,
  ): Promise<void> {
    const now = this.clock.now();
    expectOpen(event, now);
    const { id: eventId, capacity } = event;
    if (capacity !== null && (await countAttendees(tx, eventId)) >= capacity) {
      throw careerEventFull();
    }
    before?.joinAgain(from, now);
    const { turns } = await tx.save(before ?? EventAttendance.of(eventId, accountId, from, now));
    await this.outbox.add(tx, new CandidateJoinedEvent({ eventId, accountId, turns }));
  }

  private async leave(tx: EntityManager, event: CareerEvent, attendance: EventAttendance | null): Promise<void> {
    if (attendance === null) {
      return;
    }
    const now = this.clock.now();
    attendance.leave(now);
    const { eventId, accountId, turns } = await tx.save(attendance);
    if (event.phaseAt(now) === 'coming') {
      await this.outbox.add(tx, new CandidateLeftEvent({ eventId, accountId, turns }));
    }
  }
}

function countAttendees(tx: EntityManager, eventId: number): Promise<number> {
  return tx
    .createQueryBuilder(EventAttendance, 'a')
    .where('a.eventId = :eventId AND a.leftAt IS NULL', { eventId })
    .getCount();
}

function expectOpen(event: CareerEvent, now: Date): void {
  const phase = event.phaseAt(now);
  if (phase === 'planned') throw careerEventNotAnnounced();
  if (phase === 'cancelled') throw careerEventCancelled();
  if (phase === 'past') throw careerEventOver();
}
