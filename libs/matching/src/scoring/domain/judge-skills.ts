import { type Judged, unsaid } from './part.js';
import { isTelling, type Relations, skillsNear, skillsOfOccupation, skillWeight } from './skill-closeness.js';
import { NEAR_SKILL, SKILL_CLOSENESS } from './weights.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import type { WhatPersonBrings } from './what-person-brings.js';

export interface JudgedSkills {
  judged: Judged;
  /** Whether one of the asked skills is near that tells what kind of work it is. */
  near: boolean;
}

/** Judges each asked skill by the nearest that somebody holds, or by what their occupations need. */
export function judgeSkills(person: WhatPersonBrings, offer: WhatOfferAsks, relations: Relations): JudgedSkills {
  if (offer.skillIds.length === 0) {
    return { judged: unsaid('skills', 'offer'), near: false };
  }
  const occupations = [...person.headlineOccupationIds, ...person.positionOccupationIds];
  if (person.skillIds.length === 0 && occupations.length === 0) {
    return { judged: unsaid('skills', 'person'), near: false };
  }
  const [held, near, missing] = [[] as number[], [] as { asked: number; held: number }[], [] as number[]];
  let [reached, whole, isNear] = [0, 0, false];
  for (const asked of offer.skillIds) {
    const weight = skillWeight(asked, relations);
    const nearest = person.skillIds.includes(asked)
      ? { id: asked, closeness: 1 }
      : nearestSkill(asked, person.skillIds, relations);
    whole += weight;
    reached += weight * Math.max(nearest.closeness, likelyFrom(occupations, asked, relations));
    if (nearest.id === asked) {
      held.push(asked);
    } else if (nearest.closeness > 0) {
      near.push({ asked, held: nearest.id });
    } else {
      missing.push(asked);
    }
    isNear ||= nearest.closeness >= NEAR_SKILL && isTelling(asked, relations);
  }
  const fit = reached / whole;
  return { judged: { part: 'skills', fit, asked: offer.skillIds.length, held, near, missing }, near: isNear };
}

function nearestSkill(asked: number, heldIds: readonly number[], relations: Relations) {
  const near = skillsNear(asked, relations);
  let nearest = { id: 0, closeness: 0 };
  for (const id of heldIds) {
    const closeness = near.get(id) ?? 0;
    if (closeness > nearest.closeness) nearest = { id, closeness };
  }
  return nearest;
}

function likelyFrom(occupationIds: readonly number[], asked: number, relations: Relations): number {
  let likely = 0;
  for (const id of occupationIds) {
    const { essential, optional } = skillsOfOccupation(id, relations);
    if (essential.has(asked)) {
      return SKILL_CLOSENESS.essentialToOccupation;
    }
    if (optional.has(asked)) {
      likely = SKILL_CLOSENESS.optionalToOccupation;
    }
  }
  return likely;
}
