import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That somebody was mailed an offer, or is being mailed it: no other mail brings it again. */
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
    purpose: plain(),
    subjectId: plain(),
  },
})
export class MailedOffer {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  offerId!: number;

  @Column('timestamptz')
  mailedAt!: Date;

  /** With `subjectId` the mail that brings it, while it is not recorded as sent. */
  @Column('text', { nullable: true })
  purpose!: string | null;

  @Column('text', { nullable: true })
  subjectId!: string | null;
}
