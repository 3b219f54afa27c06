import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A list of offers that a candidate has looked at lately. */
@Entity('latest_search')
@PersonalData<LatestSearch>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'latest-searches',
  columns: {
    id: plain(),
    accountId: plain(),
    address: personal('address'),
    searchedAt: personal('searched_at'),
  },
})
export class LatestSearch {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  accountId!: number;

  /** The normal address of the list: path and query, without page, order and selected offer. */
  @Column('text')
  address!: string;

  @Column('timestamptz')
  searchedAt!: Date;
}
