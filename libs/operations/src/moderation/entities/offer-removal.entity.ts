import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportReason } from '../../domain/report-reason.js';

/**
 * The decision to take an offer off the board, with the reasons that its company gets: Regulation (EU) 2022/2065, article 17. It outlives
 * the offer; who decided stands in the audit log.
 */
@Entity('offer_removal')
@NothingPersonal<OfferRemoval>('A decision about a public ad of a company', {
  id: plain(),
  offerId: plain(),
  companyId: plain(),
  ground: plain(),
  explanation: plain(),
  removedAt: plain(),
  reinstatedAt: plain(),
  reinstatedFor: plain(),
})
export class OfferRemoval {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  offerId!: number;

  @Column('int')
  companyId!: number;

  /** Which rule of the board the offer breaks; the same words as those of reports. */
  @Column('text')
  ground!: ReportReason;

  /** The facts that the decision stands on, in the operator's words, for the company. */
  @Column('text')
  explanation!: string;

  @Column('timestamptz')
  removedAt!: Date;

  /** Null while it stands. */
  @Column('timestamptz', { nullable: true })
  reinstatedAt!: Date | null;

  /** Why it is back, in the operator's words; null while it stands, and where it ended before reasons were asked for. */
  @Column('text', { nullable: true })
  reinstatedFor!: string | null;

  static decide(
    given: Pick<OfferRemoval, 'offerId' | 'companyId' | 'ground' | 'explanation'>,
    now: Date,
  ): OfferRemoval {
    return Object.assign(new OfferRemoval(), given, { removedAt: now, reinstatedAt: null, reinstatedFor: null });
  }

  /** The offer is back. @param why for its company and whoever reported it */
  end(why: string, now: Date): void {
    this.reinstatedAt = now;
    this.reinstatedFor = why;
  }
}
