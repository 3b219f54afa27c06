import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventCity, EventContent, Sponsor } from '../domain/event-content.js';
import { type EventPhase, type EventState, eventPhase } from '../domain/event-phase.js';

/** What operators say of an event. */
export type EventPlan = Pick<
  CareerEvent,
  | 'state'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'capacity'
  | 'roomUrl'
  | 'languageIds'
  | 'content'
  | 'sponsors'
  | 'cities'
  | 'exhibitorIds'
>;

/** What a change means for those who joined. */
export type EventChange = 'moved' | 'cancelled';

/** A virtual event that candidates join. The numbers are those of the addresses: they are never given anew. */
@Entity('career_event')
@NothingPersonal<CareerEvent>('Speakers are named as the programme that anybody reads names them', {
  id: plain(),
  path: plain(),
  state: plain(),
  startsAt: plain(),
  endsAt: plain(),
  timeZone: plain(),
  capacity: plain(),
  roomUrl: plain(),
  languageIds: plain(),
  content: plain(),
  sponsors: plain(),
  cities: plain(),
  exhibitorIds: plain(),
  notice: plain(),
  movedFrom: plain(),
  sequence: plain(),
  changedAt: plain(),
})
export class CareerEvent {
  @PrimaryColumn('int')
  readonly id!: number;

  /** Of its page; bare, as of the default language. */
  @Column('text')
  readonly path!: string;

  @Column('text')
  state!: EventState;

  @Column('timestamptz', { nullable: true })
  startsAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;

  /** IANA. */
  @Column('text')
  timeZone!: string;

  /** Null where there is room for everybody. */
  @Column('int', { nullable: true })
  capacity!: number | null;

  /** Where it takes place: only who joined is told. */
  @Column('text', { nullable: true })
  roomUrl!: string | null;

  /** Spoken there. */
  @Column('int', { array: true })
  languageIds!: number[];

  @Column('jsonb')
  content!: EventContent;

  @Column('jsonb')
  sponsors!: Sponsor[];

  @Column('jsonb')
  cities!: EventCity[];

  /** Companies. */
  @Column('int', { array: true })
  exhibitorIds!: number[];

  /** What operators told those who joined when they moved or cancelled it last; '' for nothing. */
  @Column('text')
  notice!: string;

  /** When it was to begin before it was moved last; null where it never was, or has been planned anew since. */
  @Column('timestamptz', { nullable: true })
  movedFrom!: Date | null;

  /** Goes up whenever it moves, is cancelled or comes back: of calendar files (RFC 5545, 3.8.7.4). */
  @Column('int')
  sequence!: number;

  @Column('timestamptz')
  changedAt!: Date;

  phaseAt(now: Date): EventPhase {
    return eventPhase(this, now);
  }

  /** Gives what it means for those who joined; null where it is nothing to them. */
  replan(plan: EventPlan, notice: string, now: Date): EventChange | null {
    const change = this.meaningOf(plan);
    Object.assign(this, plan, { changedAt: now, movedFrom: this.movedBy(plan, now) });
    if (change !== null) {
      this.sequence += 1;
      this.notice = notice;
    }
    return change;
  }

  private movedBy({ state, startsAt }: EventPlan, now: Date): Date | null {
    if (state !== 'announced' || this.startsAt?.getTime() === startsAt?.getTime()) return this.movedFrom;
    // That of next year is no later date of this one.
    return ['coming', 'running'].includes(this.phaseAt(now)) ? this.startsAt : null;
  }

  private meaningOf({ state, startsAt, endsAt, timeZone }: EventPlan): EventChange | null {
    if (state !== 'announced') {
      return this.state === 'announced' ? 'cancelled' : null;
    }
    const same =
      this.state === 'announced' &&
      this.startsAt?.getTime() === startsAt?.getTime() &&
      this.endsAt?.getTime() === endsAt?.getTime() &&
      this.timeZone === timeZone;
    return same ? null : 'moved';
  }
}
