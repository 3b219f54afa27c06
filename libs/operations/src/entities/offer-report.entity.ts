import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportReason } from '../domain/report-reason.js';

/** What somebody reports about an offer; operators decide on it. */
@Entity('offer_report')
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

  @Column('timestamptz', { nullable: true })
  receiptSentAt!: Date | null;

  static receive(
    given: Pick<OfferReport, 'offerId' | 'reason' | 'text' | 'email' | 'reference' | 'contentKey'>,
    now: Date,
  ) {
    return Object.assign(new OfferReport(), given, { receivedAt: now, receiptSentAt: null });
  }
}
