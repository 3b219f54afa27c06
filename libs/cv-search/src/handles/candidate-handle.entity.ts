import { PersonalData, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one company calls somebody whom it found. */
@Entity('candidate_handle')
@PersonalData<CandidateHandle>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: null,
  columns: { companyId: plain(), accountId: plain(), handle: withheld(), createdAt: plain() },
})
export class CandidateHandle {
  @PrimaryColumn('int')
  companyId!: number;

  @PrimaryColumn('int')
  accountId!: number;

  @Column('text')
  handle!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
