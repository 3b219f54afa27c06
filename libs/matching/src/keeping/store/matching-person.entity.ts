import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';

/** What somebody brings, as their matchings are worked out from it. */
@Entity('matching_person')
@PersonalData<MatchingPerson>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'what_matchings_are_worked_out_from',
  columns: {
    accountId: plain(),
    version: plain('version'),
    brings: personal('what_you_bring'),
    skillIds: personal('skill_ids', { kind: 'skill', as: 'skills' }),
    iscoGroups: personal('isco_groups'),
    floor: plain('least_score_kept'),
    revision: plain(),
    updatedAt: personal('updated_at'),
  },
})
export class MatchingPerson {
  @PrimaryColumn('int')
  accountId!: number;

  /** Of the score that reads `brings`. */
  @Column('smallint')
  version!: number;

  @Column('jsonb')
  brings!: WhatPersonBrings;

  /** By these and `iscoGroups` offers are found that may be near. */
  @Column('int', { array: true })
  skillIds!: number[];

  @Column('int', { array: true })
  iscoGroups!: number[];

  /** The least of their scores where they have as many as are kept; null where there is room. */
  @Column('double precision', { nullable: true })
  floor!: number | null;

  /** Its place in the order of all changes; the database counts. */
  @Column('bigint')
  revision!: string;

  @Column('timestamptz')
  updatedAt!: Date;
}
