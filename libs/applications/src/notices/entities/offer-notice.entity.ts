import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is to be told about an offer: to its company that people applied, or to those who did that it has ended. */
@Entity('offer_notice')
@NothingPersonal<OfferNotice>('When something about an offer is told', {
  offerId: plain(),
  kind: plain(),
  dueAt: plain(),
  toldAt: plain(),
  toldUpTo: plain(),
})
export class OfferNotice {
  @PrimaryColumn('int')
  offerId!: number;

  @PrimaryColumn('text')
  kind!: 'arrivals' | 'end';

  /** Null: nothing is to be told. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  toldAt!: Date | null;

  /** Applications up to then have been counted. */
  @Column('timestamptz', { nullable: true })
  toldUpTo!: Date | null;
}
