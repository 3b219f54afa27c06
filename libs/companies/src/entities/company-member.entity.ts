import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `owner`: the company's account, members and money, too; `recruiter`: its offers and applicants. */
export type MemberRole = 'owner' | 'recruiter';

/** A person who works for a company here; nobody works for two. */
@Entity('company_member')
@PersonalData<CompanyMember>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  survivesTakeover: 'a company stays with the account that it was registered with',
  exportAs: 'company_membership',
  columns: {
    accountId: plain(),
    companyId: personal('company_id', { kind: 'company', as: 'company' }),
    role: personal('role'),
    phone: personal('phone'),
    joinedAt: personal('joined_at'),
  },
})
export class CompanyMember {
  @PrimaryColumn('int')
  accountId!: number;

  @Column('int')
  companyId!: number;

  @Column('text')
  role!: MemberRole;

  /** E.164. */
  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('timestamptz')
  joinedAt!: Date;

  static join(member: Pick<CompanyMember, 'accountId' | 'companyId' | 'role' | 'phone'>, now: Date): CompanyMember {
    return Object.assign(new CompanyMember(), member, { joinedAt: now });
  }
}
