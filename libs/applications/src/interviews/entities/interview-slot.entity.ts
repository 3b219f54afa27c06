import { NothingPersonal, plain } from '@babelboard/platform';
import type { INTERVIEW_WAYS } from '@babelboard/wire';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type InterviewWay = (typeof INTERVIEW_WAYS)[number];

/** A time that a company offers to applicants of an offer. Who holds it stands in `InterviewSlotMember`. */
@Entity('interview_slot')
@NothingPersonal<InterviewSlot>('When and where a company meets people', {
  id: plain(),
  companyId: plain(),
  offerId: plain(),
  startsAt: plain(),
  endsAt: plain(),
  timeZone: plain(),
  way: plain(),
  place: plain(),
  note: plain(),
  removedAt: plain(),
})
export class InterviewSlot {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  companyId!: number;

  @Column('int')
  offerId!: number;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  /** IANA: that of the member who offered it. */
  @Column('text')
  timeZone!: string;

  @Column('text')
  way!: InterviewWay;

  /** Address, link or number. */
  @Column('text')
  place!: string;

  @Column('text')
  note!: string;

  /** When the company took it back; null while it stands. */
  @Column('timestamptz', { nullable: true })
  removedAt!: Date | null;

  static offer(slot: Omit<InterviewSlot, 'id' | 'removedAt' | 'remove'>): InterviewSlot {
    return Object.assign(new InterviewSlot(), slot, { removedAt: null });
  }

  remove(now: Date): void {
    this.removedAt ??= now;
  }
}
