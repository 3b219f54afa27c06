import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An offer that a candidate has opened, on whichever device. */
@Entity('seen_offer')
@PersonalData<SeenOffer>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'seen-offers',
  columns: {
    accountId: plain(),
    offerId: personal('offer_id', { kind: 'offer', as: 'offer' }),
    seenAt: personal('seen_at'),
  },
})
export class SeenOffer {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  offerId!: number;

  @Column('timestamptz')
  seenAt!: Date;
}
