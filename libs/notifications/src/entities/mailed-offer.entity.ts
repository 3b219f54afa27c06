import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That somebody was mailed an offer: no other mail brings it again. */
@Entity('mailed_offer')
@PersonalData<MailedOffer>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  survivesTakeover: 'an offer that was mailed is not mailed again',
  exportAs: 'mailed_offers',
  columns: {
    accountId: plain(),
    offerId: personal('offer_id', { kind: 'offer', as: 'offer' }),
    mailedAt: personal('mailed_at'),
  },
})
export class MailedOffer {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  offerId!: number;

  @Column('timestamptz')
  mailedAt!: Date;
}
