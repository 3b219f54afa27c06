import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MetLanguage, ScoredPart, Unsaid } from '../../scoring/domain/matching.js';
import type { WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';

/** One of the best offers for somebody. With what they bring (`matching_person`) and `asks` the score can be worked out again. */
@Entity('matching')
@PersonalData<MatchingRow>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'matchings',
  columns: {
    accountId: plain(),
    offerId: personal('offer_id', { kind: 'offer', as: 'offer' }),
    version: personal('version_of_the_score'),
    score: personal('score'),
    languages: personal('mandatory_languages_met'),
    parts: personal('reasons'),
    unsaid: personal('not_said_and_what_it_would_count'),
    asks: personal('what_the_offer_asks'),
    computedAt: personal('worked_out_at'),
    foundAt: personal('found_at'),
  },
})
export class MatchingRow {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  offerId!: number;

  @Column('smallint')
  version!: number;

  @Column('float8')
  score!: number;

  @Column('jsonb')
  languages!: MetLanguage[];

  @Column('jsonb')
  parts!: ScoredPart[];

  @Column('jsonb')
  unsaid!: Unsaid[];

  @Column('jsonb')
  asks!: WhatOfferAsks;

  @Column('timestamptz')
  computedAt!: Date;

  /** When the offer came among their matchings. */
  @Column('timestamptz')
  foundAt!: Date;
}
