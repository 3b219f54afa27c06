import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import type { Side } from '../../conversations/domain/writing-rights.js';
import type { InterviewSlot, InterviewWay } from './interview-slot.entity.js';

export type InterviewState = 'offered' | 'others_wanted' | 'booked' | 'cancelled';

/** How far an applicant and a company are with their interview, with a copy of what they agreed upon. */
@Entity('interview')
@PersonalData<Interview>({
  owner: { column: 'applicationId', of: () => JobApplication },
  onErasure: 'delete-row',
  exportAs: 'interviews',
  columns: {
    applicationId: plain('application_id'),
    state: personal('state'),
    slotId: plain('slot_id'),
    startsAt: personal('starts_at'),
    endsAt: personal('ends_at'),
    memberTimeZone: personal('time_zone_of_the_company'),
    way: personal('way'),
    place: personal('place'),
    note: personal('note'),
    memberIds: withheld(),
    timeZone: personal('time_zone'),
    sequence: plain(),
    offerings: plain(),
    bookedAt: personal('booked_at'),
    remindedHours: plain(),
    cancelledBy: personal('cancelled_by'),
    message: personal('message'),
    changedAt: personal('changed_at'),
  },
})
export class Interview {
  @PrimaryColumn('int')
  applicationId!: number;

  @Column('text')
  state!: InterviewState;

  /** The time that is booked, or was before it was cancelled. */
  @Column('int', { nullable: true })
  slotId!: number | null;

  @Column('timestamptz', { nullable: true })
  startsAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;

  @Column('text', { nullable: true })
  memberTimeZone!: string | null;

  @Column('text', { nullable: true })
  way!: InterviewWay | null;

  @Column('text', { nullable: true })
  place!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  /** Accounts of the members who hold it. */
  @Column('int', { array: true })
  memberIds!: number[];

  /** IANA: that of the candidate; null until they told it. */
  @Column('text', { nullable: true })
  timeZone!: string | null;

  /** Goes up with every booking and every end of one: calendars and mails know by it which word was the last (RFC 5545, SEQUENCE). */
  @Column('int')
  sequence!: number;

  /** How often times were offered. */
  @Column('int')
  offerings!: number;

  @Column('timestamptz', { nullable: true })
  bookedAt!: Date | null;

  /** How many hours before it both sides were reminded last; null where they were not yet. */
  @Column('smallint', { nullable: true })
  remindedHours!: number | null;

  @Column('text', { nullable: true })
  cancelledBy!: Side | null;

  /** What the last one to cancel or to ask for other times said. */
  @Column('text')
  message!: string;

  @Column('timestamptz')
  changedAt!: Date;

  static begin(applicationId: number): Interview {
    return Object.assign(new Interview(), {
      ...{ applicationId, slotId: null, startsAt: null, endsAt: null, memberTimeZone: null, way: null, place: null },
      ...{ note: null, memberIds: [], timeZone: null, sequence: 0, offerings: 0, bookedAt: null, remindedHours: null },
    });
  }

  isBooked(): boolean {
    return this.state === 'booked';
  }

  /** Times are there to be booked; what is booked stays so until it is moved. */
  offer(now: Date): void {
    this.offerings += 1;
    if (!this.isBooked()) {
      this.become('offered', null, '', now);
    }
  }

  /** Gives whether another time was booked before. */
  book(slot: InterviewSlot, memberIds: number[], timeZone: string, now: Date): 'booked' | 'moved' {
    const change = this.isBooked() ? 'moved' : 'booked';
    const { id: slotId, startsAt, endsAt, timeZone: memberTimeZone, way, place, note } = slot;
    Object.assign(this, { slotId, startsAt, endsAt, memberTimeZone, way, place, note, memberIds, timeZone });
    this.sequence += 1;
    this.bookedAt = now;
    this.remindedHours = null;
    this.become('booked', null, '', now);
    return change;
  }

  cancel(by: Side, message: string, now: Date): void {
    this.sequence += 1;
    this.become('cancelled', by, message, now);
  }

  /** What ended it was undone before anybody was told. @param memberIds those who hold it still */
  resume(memberIds: number[], now: Date): void {
    this.memberIds = memberIds;
    this.sequence += 1;
    this.become('booked', null, '', now);
  }

  wantOthers(message: string, now: Date): void {
    this.sequence += 1;
    this.become('others_wanted', null, message, now);
  }

  private become(state: InterviewState, cancelledBy: Side | null, message: string, now: Date): void {
    this.state = state;
    this.cancelledBy = cancelledBy;
    this.message = message;
    this.changedAt = now;
  }
}
