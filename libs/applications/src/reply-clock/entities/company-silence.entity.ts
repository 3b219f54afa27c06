import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a company leaves applicants without an answer. */
@Entity('company_silence')
@NothingPersonal<CompanySilence>('How a company answers', { companyId: plain(), since: plain(), paused: plain() })
export class CompanySilence {
  @PrimaryColumn('int')
  companyId!: number;

  /** Null: it answers. */
  @Column('timestamptz', { nullable: true })
  since!: Date | null;

  /** Whether its offers were paused for it. */
  @Column('boolean')
  paused!: boolean;

  begin(now: Date): void {
    this.since = now;
  }

  end(): void {
    this.since = null;
    this.paused = false;
  }
}
