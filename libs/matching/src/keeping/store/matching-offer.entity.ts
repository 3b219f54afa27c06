import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';

/** What a live offer asks, as matchings are worked out from it. */
@Entity('matching_offer')
@NothingPersonal<MatchingOffer>('derived from public offers, and made anew from them', {
  offerId: plain(),
  version: plain(),
  companyId: plain(),
  asks: plain(),
  nearSkillIds: plain(),
  iscoGroups: plain(),
  suggested: plain(),
  postedAt: plain(),
  revision: plain(),
})
export class MatchingOffer {
  @PrimaryColumn('int')
  offerId!: number;

  /** Of the score that reads `asks`. */
  @Column('smallint')
  version!: number;

  @Column('int')
  companyId!: number;

  @Column('jsonb')
  asks!: WhatOfferAsks;

  /** Who has none of these and none of `iscoGroups` has no matching with it. */
  @Column('int', { array: true })
  nearSkillIds!: number[];

  @Column('int', { array: true })
  iscoGroups!: number[];

  /** False where another offer stands for this one, and while its company leaves applicants without an answer. */
  @Column('boolean')
  suggested!: boolean;

  @Column('timestamptz')
  postedAt!: Date;

  /** Its place in the order of all changes; the database counts. */
  @Column('bigint')
  revision!: string;
}
