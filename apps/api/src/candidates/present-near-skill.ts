import { nameIn, type SkillRecord } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { NearSkill } from '@babelboard/wire';

/** One of the catalogue as it is offered for a skill in own words; none where the catalogue has given it up. */
export function presentNearSkill(skill: SkillRecord | undefined, language: UiLanguage): NearSkill[] {
  return skill === undefined ? [] : [{ id: skill.id, slug: skill.slug, ...nameIn(skill, language) }];
}
