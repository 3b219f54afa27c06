import { PersonalData, personal, plain } from '@babelboard/platform';
import type { ALERT_RHYTHMS } from '@babelboard/wire';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type AlertRhythm = (typeof ALERT_RHYTHMS)[number];

/** A list of offers that its owner is mailed new ones of. */
@Entity('job_alert')
@PersonalData<JobAlertEntity>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'job-alerts',
  columns: {
    id: plain(),
    accountId: plain(),
    address: personal('address'),
    name: personal('name'),
    rhythm: personal('how_often'),
    weekday: personal('weekday'),
    hour: personal('hour'),
    timeZone: personal('time_zone'),
    createdAt: personal('created_at'),
    pausedAt: personal('paused_at'),
    pausedUntil: personal('paused_until'),
    nextAt: personal('next_looks_at'),
    lookedAt: personal('last_looked_at'),
    sentAt: personal('last_mail_at'),
    sentOffers: personal('offers_of_last_mail'),
    guestAlertId: plain(),
  },
})
export class JobAlertEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  accountId!: number;

  /** The normal address of the list: path and query, without page, order and selected offer. */
  @Column('text')
  address!: string;

  /** As its owner calls it; null: as the list is headed. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  rhythm!: AlertRhythm;

  /** Of a weekly one: 1 is Monday. */
  @Column('smallint')
  weekday!: number;

  @Column('smallint')
  hour!: number;

  /** IANA. */
  @Column('text')
  timeZone!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  pausedAt!: Date | null;

  /** Null where it is not paused, or until its owner takes that back. */
  @Column('timestamptz', { nullable: true })
  pausedUntil!: Date | null;

  /** When it looks for new offers; null while it is paused for good. */
  @Column('timestamptz', { nullable: true })
  nextAt!: Date | null;

  /** What was published before is no news. */
  @Column('timestamptz')
  lookedAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('int', { nullable: true })
  sentOffers!: number | null;

  /** What it was before its owner had an account: links in mails of that time name it. */
  @Column('int', { nullable: true, unique: true })
  guestAlertId!: number | null;
}
