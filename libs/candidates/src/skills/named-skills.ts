import { foldSpelling } from '@babelboard/platform';
import { ReferenceCatalogue, SkillLabels } from '@babelboard/reference-data/contract';
import { readOwnSkill } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { tagNumber } from './domain/tag-number.js';
import type { NamedSkill } from './entities/candidate-skill.entity.js';
import { ownSkillRefused, skillUnknown } from './skill.errors.js';

/** Says which skill somebody means. */
@Injectable()
export class NamedSkills {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly labels: SkillLabels,
  ) {}

  /**
   * By id, slug, also a former one, or what it is called in some language; a word that is no skill's is one in own words.
   * @throws DomainError SKILL_UNKNOWN for an id, OWN_SKILL_LENGTH, OWN_SKILL_CHARACTER, OWN_SKILL_ADDRESS
   */
  async find(tag: number | string): Promise<NamedSkill> {
    const id = tagNumber(tag);
    if (id !== undefined && this.catalogue.skill(id) === undefined) {
      throw skillUnknown();
    }
    const skillId = id ?? (await this.calledSo(String(tag)));
    return skillId === undefined ? inOwnWords(String(tag)) : { skillId, ownName: null, ownKey: null };
  }

  private async calledSo(word: string): Promise<number | undefined> {
    return this.catalogue.skillBySlug(word)?.id ?? (await this.labels.find(word));
  }
}

function inOwnWords(word: string): NamedSkill {
  const read = readOwnSkill(word);
  if ('fault' in read) {
    throw ownSkillRefused(read.fault);
  }
  return { skillId: null, ownName: read.name, ownKey: foldSpelling(read.name) };
}
