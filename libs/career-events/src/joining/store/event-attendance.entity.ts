import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** From where somebody joins an event. */
export type CameFrom = Pick<EventAttendance, 'origin' | 'timeZone'>;

/** That a candidate joined an event, also after they left it: what they were told of it stays known. */
@Entity('event_attendance')
@PersonalData<EventAttendance>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'career-events',
  columns: {
    eventId: personal('event'),
    accountId: plain(),
    origin: personal('came_from'),
    timeZone: personal('time_zone'),
    joinedAt: personal('joined_at'),
    leftAt: personal('left_at'),
    turns: plain(),
    remindedHours: plain(),
  },
})
export class EventAttendance {
  @PrimaryColumn('int')
  readonly eventId!: number;

  @PrimaryColumn('int')
  readonly accountId!: number;

  /** Where they came from, as the page says it; '' for nothing. */
  @Column('text')
  origin!: string;

  /** IANA: where their clock was when they joined; null where it was not told. */
  @Column('text', { nullable: true })
  timeZone!: string | null;

  @Column('timestamptz')
  joinedAt!: Date;

  @Column('timestamptz', { nullable: true })
  leftAt!: Date | null;

  /** Goes up whenever they join or leave: their calendar file is newer than the one before. */
  @Column('int')
  turns!: number;

  /** The shortest reminder that they were sent for the present time; null for none. */
  @Column('smallint', { nullable: true })
  remindedHours!: number | null;

  static of(eventId: number, accountId: number, from: CameFrom, now: Date): EventAttendance {
    const first = { eventId, accountId, ...from, joinedAt: now, leftAt: null, turns: 0, remindedHours: null };
    return Object.assign(new EventAttendance(), first);
  }

  isJoined(): boolean {
    return this.leftAt === null;
  }

  joinAgain(from: CameFrom, now: Date): void {
    Object.assign(this, { ...from, joinedAt: now, leftAt: null, remindedHours: null });
    this.turns += 1;
  }

  leave(now: Date): void {
    this.leftAt = now;
    this.turns += 1;
  }
}
