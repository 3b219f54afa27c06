import { ReferenceCatalogue, type SkillRecord } from '@babelboard/reference-data/contract';
import { MOST_SKILLS } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CandidateSkill } from './entities/candidate-skill.entity.js';
import { tooManySkills } from './skill.errors.js';

/** The list of skills of one candidate, whose account is locked. */
@Injectable()
export class HeldSkills {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  /** By slug, also a former one, or id; undefined for an unknown one. */
  record(tag: number | string): SkillRecord | undefined {
    const id = Number(tag);
    return Number.isInteger(id) ? this.catalogue.skill(id) : this.catalogue.skillBySlug(String(tag));
  }

  async find(tx: EntityManager, accountId: number): Promise<number[]> {
    const rows = await tx.query<{ id: number }[]>(
      'SELECT skill_id AS id FROM candidate_skill WHERE account_id = $1 ORDER BY position',
      [accountId],
    );
    return rows.map(({ id }) => id);
  }

  /** @throws DomainError TOO_MANY_SKILLS */
  async put(tx: EntityManager, accountId: number, skillIds: readonly number[]): Promise<void> {
    if (skillIds.length > MOST_SKILLS) {
      throw tooManySkills(MOST_SKILLS);
    }
    await tx.delete(CandidateSkill, { accountId });
    await tx.insert(
      CandidateSkill,
      skillIds.map((skillId, position) => ({ accountId, skillId, position })),
    );
  }
}
