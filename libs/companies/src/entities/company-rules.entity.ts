import { NothingPersonal, plain } from '@babelboard/platform';
import type { ToldStatus } from '@babelboard/wire';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DEFAULT_RULES } from '../domain/default-rules.js';

/** How a company answers applicants. A company without a row has the defaults. */
@Entity('company_rules')
@NothingPersonal<CompanyRules>('Settings of a company', {
  companyId: plain(),
  replyDays: plain(),
  pauseWhenSilent: plain(),
  toldStatuses: plain(),
})
export class CompanyRules {
  @PrimaryColumn('int')
  companyId!: number;

  /** Within how many days an applicant gets an answer. */
  @Column('int')
  replyDays!: number;

  /** Whether offers are paused when applicants wait past the second reminder. */
  @Column('boolean')
  pauseWhenSilent!: boolean;

  /** The states of an application that candidates are told by mail. */
  @Column('text', { array: true })
  toldStatuses!: ToldStatus[];

  static of(companyId: number): CompanyRules {
    return Object.assign(new CompanyRules(), { companyId }, DEFAULT_RULES);
  }
}
