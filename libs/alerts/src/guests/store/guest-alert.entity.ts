import { emailKey, PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AlertRhythm } from '../../saving/store/job-alert.entity.js';

/** A list that somebody without an account is mailed new offers of, once they have shown that the address is theirs. */
@Entity('guest_alert')
@PersonalData<GuestAlertEntity>({
  owner: { email: 'email' },
  onErasure: 'delete-row',
  exportAs: 'job-alerts-without-account',
  columns: {
    id: plain(),
    email: personal('email'),
    emailKey: withheld(),
    language: personal('language'),
    address: personal('address'),
    rhythm: personal('how_often'),
    weekday: personal('weekday'),
    hour: personal('hour'),
    timeZone: personal('time_zone'),
    askedAt: personal('asked_at'),
    confirmedAt: personal('confirmed_at'),
    pausedAt: personal('paused_at'),
    pausedUntil: personal('paused_until'),
    nextAt: personal('next_looks_at'),
    lookedAt: personal('last_looked_at'),
    toldOfferIds: personal('offers_of_mails'),
  },
})
export class GuestAlertEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('text')
  email!: string;

  @Column('text')
  emailKey!: string;

  /** Of the page on which they asked, and so of the mails. */
  @Column('text')
  language!: string;

  /** The normal address of the list, as that of an alert with an account. */
  @Column('text')
  address!: string;

  @Column('text')
  rhythm!: AlertRhythm;

  @Column('smallint')
  weekday!: number;

  @Column('smallint')
  hour!: number;

  /** IANA. */
  @Column('text')
  timeZone!: string;

  /** When they asked last; the mail that asks for the confirmation goes once for each time. */
  @Column('timestamptz')
  askedAt!: Date;

  /** Null until the link of that mail was pressed: as long nothing else is sent. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  pausedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  pausedUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  nextAt!: Date | null;

  @Column('timestamptz')
  lookedAt!: Date;

  /** What its latest mails brought: looks overlap, and an offer comes once. */
  @Column('int', { array: true })
  toldOfferIds!: number[];

  static of(
    given: Pick<GuestAlertEntity, 'email' | 'address' | 'rhythm' | 'weekday' | 'hour' | 'timeZone' | 'language'>,
  ): GuestAlertEntity {
    const begun = { confirmedAt: null, pausedAt: null, pausedUntil: null, nextAt: null, toldOfferIds: [] };
    return Object.assign(new GuestAlertEntity(), given, begun, { emailKey: emailKey(given.email) });
  }
}
