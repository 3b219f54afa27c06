import { judgeEmployment, judgeExperience, judgePay, judgePermit, judgeSector } from './judge-conditions.js';
import { judgeWishedLanguages, metLanguages } from './judge-languages.js';
import { judgeOccupation } from './judge-occupation.js';
import { judgePlace } from './judge-place.js';
import { judgeSkills } from './judge-skills.js';
import { MATCHING_VERSION, type Matching, type ScoredPart, type Unsaid } from './matching.js';
import type { Judged } from './part.js';
import type { Relations } from './skill-closeness.js';
import { LEAST_SCORE, WEIGHTS } from './weights.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import type { WhatPersonBrings } from './what-person-brings.js';

/**
 * How well an offer suits a person, from what one brings and the other asks alone; null where a mandatory language is missing, nothing is near, too
 * little fits, or they do not want it. What the offer does not say leaves the sum, so that the rest weighs more; what the person does not say counts nothing and
 * is named: whoever says more never falls.
 */
export function scoreMatching(person: WhatPersonBrings, offer: WhatOfferAsks, relations: Relations): Matching | null {
  if (isUnwanted(person, offer)) {
    return null;
  }
  const languages = metLanguages(person, offer);
  if (languages === null) {
    return null;
  }
  const skills = judgeSkills(person, offer, relations);
  const occupation = judgeOccupation(person, offer, relations);
  if (!skills.near && !occupation.near) {
    return null;
  }
  const judged = [
    skills.judged,
    occupation.judged,
    judgePlace(person, offer),
    judgeWishedLanguages(person, offer),
    judgeExperience(person, offer),
    judgeEmployment(person, offer),
    judgePay(person, offer),
    judgeSector(person, offer),
    judgePermit(person, offer),
  ];
  const weighed = weigh(judged);
  return weighed.score < LEAST_SCORE ? null : { version: MATCHING_VERSION, languages, ...weighed };
}

function isUnwanted(
  { withoutCompanyIds, turnedDown, headlineOccupationIds }: WhatPersonBrings,
  { companyId, occupationIds }: WhatOfferAsks,
): boolean {
  if (withoutCompanyIds.includes(companyId) || turnedDown.companyIds.includes(companyId)) {
    return true;
  }
  // Who is called so now does not mean all such work.
  const own = occupationIds.some((id) => headlineOccupationIds.includes(id));
  return occupationIds.length > 0 && !own && occupationIds.every((id) => turnedDown.occupationIds.includes(id));
}

function weigh(judged: readonly Judged[]): Pick<Matching, 'score' | 'parts' | 'unsaid'> {
  const asked = judged.filter((one) => !('unsaidBy' in one && one.unsaidBy === 'offer'));
  const whole = asked.reduce((sum, { part }) => sum + WEIGHTS[part], 0);
  const parts: ScoredPart[] = [];
  const unsaid: Unsaid[] = [];
  let score = 0;
  for (const one of judged) {
    const weight = WEIGHTS[one.part] / whole;
    if ('unsaidBy' in one) {
      unsaid.push({ part: one.part, by: one.unsaidBy, weight: one.unsaidBy === 'person' ? weight : 0 });
    } else {
      parts.push({ ...one, weight });
      score += one.fit * weight;
    }
  }
  return { score: Math.round(1_000 * score) / 10, parts, unsaid };
}
