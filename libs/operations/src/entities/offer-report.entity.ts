import { keptByLaw, PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportReason } from '../domain/report-reason.js';

/** `removed`: the offer was taken off the board; `dismissed`: it stays. */
export type ReportDecision = 'removed' | 'dismissed';

/** What somebody reports about an offer; operators decide on it. */
@Entity('offer_report')
@PersonalData<OfferReport>({
  owner: { email: 'email' },
  onErasure: 'blank-columns',
  exportAs: 'reports',
  columns: {
    id: plain(),
    offerId: plain('offer_id', { kind: 'offer', as: 'offer' }),
    reason: plain('reason'),
    text: keptByLaw('The company may ask why its offer was removed: Regulation (EU) 2022/2065, article 17', 'text'),
    email: personal('email'),
    reference: plain('reference'),
    contentKey: withheld(),
    receivedAt: plain('received_at'),
    language: plain('language'),
    decision: plain('decision'),
    decidedAt: plain('decided_at'),
  },
})
export class OfferReport {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  offerId!: number;

  @Column('text')
  reason!: ReportReason;

  @Column('text')
  text!: string;

  /** Where the receipt goes; null when only the page shows it. */
  @Column('text', { nullable: true })
  email!: string | null;

  /** What the person who reports keeps; nobody can guess it. */
  @Column('text')
  reference!: string;

  /** The same person's same report has the same one; empty once it is too old to be a second press. */
  @Column('text')
  contentKey!: string;

  @Column('timestamptz')
  receivedAt!: Date;

  /** Of the page on which it was written, and so of the answer; null for those that are older than the column. */
  @Column('text', { nullable: true })
  language!: string | null;

  /** Null while nobody has decided. */
  @Column('text', { nullable: true })
  decision!: ReportDecision | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  static receive(
    given: Pick<OfferReport, 'offerId' | 'reason' | 'text' | 'email' | 'reference' | 'contentKey' | 'language'>,
    now: Date,
  ) {
    return Object.assign(new OfferReport(), given, { receivedAt: now, decision: null, decidedAt: null });
  }

  decide(decision: ReportDecision, now: Date): void {
    this.decision = decision;
    this.decidedAt = now;
  }
}
