import { NothingPersonal, plain } from '@babelboard/platform';
import type { SUSPENSION_GROUNDS } from '@babelboard/wire';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The rule of the board that a suspended company broke. */
export type SuspensionGround = (typeof SUSPENSION_GROUNDS)[number];

/** What an operator says when they suspend a company. */
export interface SuspensionReasons {
  ground: SuspensionGround;
  /** The facts, in the operator's words, for the company. */
  explanation: string;
}

/** The decision to suspend a company, with the reasons that its owners get: Regulation (EU) 2022/2065, article 17. Who decided stands in the audit log. */
@Entity('company_suspension')
@NothingPersonal<CompanySuspension>('A decision about a company', {
  id: plain(),
  companyId: plain(),
  ground: plain(),
  explanation: plain(),
  suspendedAt: plain(),
  endedAt: plain(),
  endedFor: plain(),
})
export class CompanySuspension {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  companyId!: number;

  @Column('text')
  ground!: SuspensionGround;

  @Column('text')
  explanation!: string;

  @Column('timestamptz')
  suspendedAt!: Date;

  /** Null while it stands. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** Why the company may go on, in the operator's words. */
  @Column('text', { nullable: true })
  endedFor!: string | null;

  static decide(companyId: number, reasons: SuspensionReasons, now: Date): CompanySuspension {
    return Object.assign(new CompanySuspension(), reasons, {
      companyId,
      suspendedAt: now,
      endedAt: null,
      endedFor: null,
    });
  }

  /** The company goes on. */
  end(why: string | null, now: Date): void {
    this.endedAt = now;
    this.endedFor = why;
  }
}
