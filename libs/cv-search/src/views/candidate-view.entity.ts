import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a company opened somebody's profile, once for each day; who of its members it was is not kept. */
@Entity('candidate_view')
@PersonalData<CandidateView>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'views_by_companies',
  columns: {
    accountId: plain(),
    companyId: personal('company_id', { kind: 'company', as: 'company' }),
    day: plain('day'),
    viewedAt: personal('viewed_at'),
    offerId: personal('offer_id', { kind: 'offer', as: 'offer' }),
  },
})
export class CandidateView {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  companyId!: number;

  @PrimaryColumn('date')
  day!: string;

  @Column('timestamptz')
  viewedAt!: Date;

  /** That people were put in order by; null where they were not. */
  @Column('int', { nullable: true })
  offerId!: number | null;
}
