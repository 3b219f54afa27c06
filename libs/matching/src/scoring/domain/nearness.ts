import { minorGroup } from './judge-occupation.js';
import { isTelling, type Relations, skillsNear } from './skill-closeness.js';
import { NEAR_SKILL, OCCUPATION_BY_SKILLS } from './weights.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import type { WhatPersonBrings } from './what-person-brings.js';

/** By what an offer and a person find each other: without a skill or a group in common there is no matching. */
export interface Nearness {
  skillIds: number[];
  /** Minor groups of ISCO-08. */
  groups: number[];
}

export function nearnessOfPerson(
  { skillIds, headlineOccupationIds, positionOccupationIds }: WhatPersonBrings,
  relations: Relations,
): Nearness {
  return {
    skillIds: ascending(skillIds),
    groups: groupsOf([...headlineOccupationIds, ...positionOccupationIds], relations),
  };
}

/** All skills that would be near one that is asked for, or that its occupations need. */
export function nearnessOfOffer({ skillIds, occupationIds }: WhatOfferAsks, relations: Relations): Nearness {
  const asked = skillIds.filter((id) => isTelling(id, relations));
  const near = asked.flatMap((id) =>
    [...skillsNear(id, relations)].flatMap(([other, closeness]) => (closeness >= NEAR_SKILL ? [other] : [])),
  );
  const needed = occupationIds.flatMap((id) => {
    const telling = [...relations.essentialSkills(id)].filter((skillId) => isTelling(skillId, relations));
    return telling.length < OCCUPATION_BY_SKILLS.fewest ? [] : telling;
  });
  return { skillIds: ascending([...asked, ...near, ...needed]), groups: groupsOf(occupationIds, relations) };
}

function groupsOf(occupationIds: readonly number[], relations: Relations): number[] {
  return ascending(
    occupationIds.flatMap((id) => {
      const unit = relations.iscoUnit(id);
      return unit === null ? [] : [minorGroup(unit)];
    }),
  );
}

function ascending(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}
