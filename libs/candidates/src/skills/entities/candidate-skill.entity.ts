import { PersonalData, personal, plain, withheld } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a skill is: one of the catalogue, or one in somebody's own words. */
export type NamedSkill = Pick<CandidateSkill, 'skillId' | 'ownName' | 'ownKey'>;

/** A skill that a candidate has. */
@Entity('candidate_skill')
@PersonalData<CandidateSkill>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'skills',
  columns: {
    id: plain(),
    accountId: plain(),
    skillId: personal('skill_id', { kind: 'skill', as: 'skill' }),
    ownName: personal('in_own_words'),
    ownKey: withheld(),
    position: plain('position'),
  },
})
export class CandidateSkill {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  accountId!: number;

  /** Null where it stands in own words. */
  @Column('int', { nullable: true })
  skillId!: number | null;

  @Column('text', { nullable: true })
  ownName!: string | null;

  /** The own name as it is compared (`foldSpelling`): two of the same spelling are one skill. */
  @Column('text', { nullable: true })
  ownKey!: string | null;

  /** In the candidate's order, from 0. */
  @Column('smallint')
  position!: number;

  static of(accountId: number, skill: NamedSkill, position: number): CandidateSkill {
    return Object.assign(new CandidateSkill(), { accountId, ...skill, position });
  }

  /** By which a list names it: that of the catalogue; of an own one a negative one, so that no two of a list share one. */
  listId(): number {
    return this.skillId ?? -this.id;
  }

  is({ skillId, ownKey }: NamedSkill): boolean {
    return this.skillId === skillId && this.ownKey === ownKey;
  }
}
