import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Since when companies may find somebody. */
@Entity('findable_person')
@PersonalData<FindableTime>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'found_by_companies',
  columns: { accountId: plain(), since: personal('since') },
})
export class FindableTime {
  @PrimaryColumn('int')
  accountId!: number;

  @Column('timestamptz')
  since!: Date;
}
