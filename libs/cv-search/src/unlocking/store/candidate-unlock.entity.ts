import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That a company knows who somebody is, and what its members keep about them. It stays when the person is found no more. */
@Entity('candidate_unlock')
@PersonalData<CandidateUnlock>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'unlocked_by_companies',
  columns: {
    id: plain(),
    companyId: personal('company_id', { kind: 'company', as: 'company' }),
    accountId: plain(),
    memberId: withheld(),
    note: personal('note'),
    tags: personal('tags'),
    unlockedAt: personal('unlocked_at'),
  },
})
export class CandidateUnlock {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  companyId!: number;

  @Column('int')
  accountId!: number;

  /** Who pressed; null once the member is gone. */
  @Column('int', { nullable: true })
  memberId!: number | null;

  /** Of all members together. */
  @Column('text')
  note!: string;

  @Column('text', { array: true })
  tags!: string[];

  @Column('timestamptz')
  unlockedAt!: Date;

  static of(unlock: Pick<CandidateUnlock, 'companyId' | 'accountId' | 'memberId'>, now: Date): CandidateUnlock {
    return Object.assign(new CandidateUnlock(), unlock, { note: '', tags: [], unlockedAt: now });
  }

  keep({ note, tags }: { note?: string | undefined; tags?: string[] | undefined }): void {
    this.note = note ?? this.note;
    this.tags = tags === undefined ? this.tags : [...new Set(tags)];
  }
}
