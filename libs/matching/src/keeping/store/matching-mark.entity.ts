import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Matching } from '../../scoring/domain/matching.js';
import type { WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';
import type { DiscardReason } from './discard-reason.js';

/** A matching as it was when somebody discarded it. */
export interface DiscardedMatching {
  matching: Matching;
  asks: WhatOfferAsks;
  computedAt: string;
  foundAt: string;
}

/** What somebody said to an offer among their matchings; it stays however the scores change. */
@Entity('matching_mark')
@PersonalData<MatchingMark>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'seen_and_discarded_matchings',
  columns: {
    accountId: plain(),
    offerId: personal('offer_id', { kind: 'offer', as: 'offer' }),
    state: personal('state'),
    reason: personal('reason'),
    changedAt: personal('since'),
    discarded: personal('as_it_was'),
  },
})
export class MatchingMark {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  offerId!: number;

  @Column('text')
  state!: 'seen' | 'discarded' | 'restored';

  @Column('text', { nullable: true })
  reason!: DiscardReason | null;

  @Column('timestamptz')
  changedAt!: Date;

  @Column('jsonb', { nullable: true })
  discarded!: DiscardedMatching | null;
}
