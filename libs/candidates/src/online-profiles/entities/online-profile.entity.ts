import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** 0 LinkedIn, 1 XING, 2 GitHub, 3 a portfolio, 4 a site of one's own. */
export type OnlineProfileKind = 0 | 1 | 2 | 3 | 4;

/** Where else in the web a candidate shows themselves. */
@Entity('online_profile')
@PersonalData<OnlineProfile>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'online_profiles',
  columns: {
    accountId: plain(),
    kind: plain('kind'),
    url: personal('url'),
  },
})
export class OnlineProfile {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('smallint')
  kind!: OnlineProfileKind;

  @Column('text')
  url!: string;
}
