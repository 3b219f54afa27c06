import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company that never sees a candidate's profile. */
@Entity('blocked_company')
@PersonalData<BlockedCompany>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'companies_that_never_see_the_profile',
  columns: {
    accountId: plain(),
    companyId: personal('company_id', { kind: 'company', as: 'company' }),
    blockedAt: personal('since'),
  },
})
export class BlockedCompany {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  companyId!: number;

  @Column('timestamptz')
  blockedAt!: Date;
}
