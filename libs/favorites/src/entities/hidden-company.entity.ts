import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company whose offers a candidate does not want to see in lists. */
@Entity('hidden_company')
@PersonalData<HiddenCompany>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'hidden-companies',
  columns: {
    accountId: plain(),
    companyId: personal('company_id', { kind: 'company', as: 'company' }),
    hiddenAt: personal('hidden_at'),
  },
})
export class HiddenCompany {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  companyId!: number;

  @Column('timestamptz')
  hiddenAt!: Date;
}
