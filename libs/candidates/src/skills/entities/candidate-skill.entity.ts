import { PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A skill that a candidate has. */
@Entity('candidate_skill')
@PersonalData<CandidateSkill>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'skills',
  columns: {
    accountId: plain(),
    skillId: personal('skill_id', { kind: 'skill', as: 'skill' }),
    position: plain('position'),
  },
})
export class CandidateSkill {
  @PrimaryColumn('int')
  accountId!: number;

  @PrimaryColumn('int')
  skillId!: number;

  /** In the candidate's order, from 0. */
  @Column('smallint')
  position!: number;
}
