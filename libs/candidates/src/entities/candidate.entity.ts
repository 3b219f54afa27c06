import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who looks for work; name and place are the account's. */
@Entity('candidate')
@PersonalData<Candidate>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'candidate',
  columns: {
    accountId: plain(),
    createdAt: personal('created_at'),
  },
})
export class Candidate {
  @PrimaryColumn('int')
  accountId!: number;

  @Column('timestamptz')
  createdAt!: Date;

  static of(accountId: number, now: Date): Candidate {
    return Object.assign(new Candidate(), { accountId, createdAt: now });
  }
}
