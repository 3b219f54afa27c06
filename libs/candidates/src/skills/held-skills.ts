import { foldSpelling } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { MOST_SKILLS } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { tagNumber } from './domain/tag-number.js';
import { CandidateSkill, type NamedSkill } from './entities/candidate-skill.entity.js';
import { skillNotHeld, tooManySkills } from './skill.errors.js';

/** The list of skills of one candidate, whose account is locked: those of the catalogue and those in own words, in one order. */
@Injectable()
export class HeldSkills {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  find(tx: EntityManager, accountId: number): Promise<CandidateSkill[]> {
    return tx.find(CandidateSkill, { where: { accountId }, order: { position: 'ASC' } });
  }

  /** By slug, also a former one, number of the list, or own words. @throws DomainError SKILL_NOT_HELD */
  one(skills: readonly CandidateSkill[], tag: number | string): CandidateSkill {
    const id = tagNumber(tag) ?? this.catalogue.skillBySlug(String(tag))?.id;
    const key = foldSpelling(String(tag));
    const found = skills.find((skill) => skill.listId() === id || skill.ownKey === key);
    if (found === undefined) {
      throw skillNotHeld();
    }
    return found;
  }

  /** Behind the others. @throws DomainError TOO_MANY_SKILLS */
  add(
    tx: EntityManager,
    accountId: number,
    skills: readonly CandidateSkill[],
    skill: NamedSkill,
  ): Promise<CandidateSkill> {
    if (skills.length >= MOST_SKILLS) {
      throw tooManySkills(MOST_SKILLS);
    }
    return tx.save(CandidateSkill.of(accountId, skill, (skills.at(-1)?.position ?? -1) + 1));
  }

  async remove(tx: EntityManager, skills: readonly CandidateSkill[], skill: CandidateSkill): Promise<void> {
    await tx.delete(CandidateSkill, { id: skill.id });
    await this.order(
      tx,
      skills.filter((other) => other !== skill),
    );
  }

  /** Gives the skills the places in which they are handed over. */
  async order(tx: EntityManager, skills: readonly CandidateSkill[]): Promise<void> {
    await tx.query(
      `UPDATE candidate_skill SET position = wanted.place - 1
       FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place) WHERE candidate_skill.id = wanted.id`,
      [skills.map(({ id }) => id)],
    );
  }
}
