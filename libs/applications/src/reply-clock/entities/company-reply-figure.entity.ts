import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How long applicants of a company wait for their first answer, as it was worked out last. */
@Entity('company_reply_figure')
@NothingPersonal<CompanyReplyFigure>('A figure about a company', {
  companyId: plain(),
  applications: plain(),
  medianDays: plain(),
})
export class CompanyReplyFigure {
  @PrimaryColumn('int')
  companyId!: number;

  /** Of how many it is made. */
  @Column('int')
  applications!: number;

  /** Null where more than half of them have no answer. */
  @Column('smallint', { nullable: true })
  medianDays!: number | null;
}
