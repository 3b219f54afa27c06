import { PersonalData, personal, plain } from '@babelboard/platform';
import type { MATCHING_RHYTHMS } from '@babelboard/wire';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type MatchingRhythm = (typeof MATCHING_RHYTHMS)[number];

/** How somebody hears of new matchings; there is none for who has said nothing and was told nothing. */
@Entity('matching_mail')
@PersonalData<MatchingMail>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'mails_of_matchings',
  columns: {
    accountId: plain(),
    bar: personal('from_this_score_on'),
    rhythm: personal('how_often'),
    timeZone: personal('time_zone'),
    toldOn: personal('last_told_on'),
    toldAt: personal('last_told_at'),
    askedAt: personal('asked_whether_to_go_on_at'),
    pushedAt: personal('last_told_on_devices_at'),
  },
})
export class MatchingMail {
  @PrimaryColumn('int')
  accountId!: number;

  /** The lowest score that they are told of. */
  @Column('smallint')
  bar!: number;

  @Column('text')
  rhythm!: MatchingRhythm;

  /** IANA; null: that of where they live. */
  @Column('text', { nullable: true })
  timeZone!: string | null;

  /** The day of their calendar on which they were last told. */
  @Column('date', { nullable: true })
  toldOn!: string | null;

  @Column('timestamptz', { nullable: true })
  toldAt!: Date | null;

  /** When they were asked whether mails shall go on, as they had not been here for long. */
  @Column('timestamptz', { nullable: true })
  askedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  pushedAt!: Date | null;
}
