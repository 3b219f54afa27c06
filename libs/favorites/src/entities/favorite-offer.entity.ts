import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An offer that a candidate keeps. It stays when the offer ends. */
@Entity('favorite_offer')
@PersonalData<FavoriteOffer>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'favorites',
  columns: {
    accountId: plain(),
    offerId: personal('offer_id', { kind: 'offer', as: 'offer' }),
    addedAt: personal('added_at'),
  },
})
export class FavoriteOffer {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  offerId!: number;

  @Column('timestamptz')
  addedAt!: Date;
}
