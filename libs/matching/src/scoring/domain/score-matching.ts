import { judgeEmployment, judgeExperience, judgePay, judgePermit, judgeSector } from './judge-conditions.js';
import { judgeWishedLanguages, metLanguages } from './judge-languages.js';
import { judgeOccupation } from './judge-occupation.js';
import { judgePlace } from './judge-place.js';
import { judgeSkills } from './judge-skills.js';
import { MATCHING_VERSION, type Matching, type ScoredPart, type Unsaid } from './matching.js';
import type { Judged } from './part.js';
import type { Relations } from './skill-closeness.js';
import { LEAST_SCORE, SILENT_SHARE, WEIGHTS, WHOLE } from './weights.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import type { WhatPersonBrings } from './what-person-brings.js';

/**
 * How well an offer suits a person, from what one brings and the other asks alone; null where a mandatory language is missing, nothing is near, too
 * little fits, or they do not want it. What the offer does not say leaves the sum, so that the rest weighs more, but for half of what says what the work is; what the person does not say counts nothing and
 * is named: whoever says more never falls.
 * @param least what is worse is not asked for, and not worked out to its end
 */
export function scoreMatching(
  person: WhatPersonBrings,
  offer: WhatOfferAsks,
  relations: Relations,
  least = LEAST_SCORE,
): Matching | null {
  if (isUnwanted(person, offer)) {
    return null;
  }
  const skills = judgeSkills(person, offer, relations);
  const occupation = judgeOccupation(person, offer, relations);
  if (!skills.near && !occupation.near) {
    return null;
  }
  const first = [skills.judged, occupation.judged];
  if (mostPossible(first) < least) {
    return null;
  }
  const languages = metLanguages(person, offer);
  if (languages === null) {
    return null;
  }
  const judged = [
    ...first,
    judgePlace(person, offer),
    judgeWishedLanguages(person, offer),
    judgeExperience(person, offer),
    judgeEmployment(person, offer),
    judgePay(person, offer),
    judgeSector(person, offer),
    judgePermit(person, offer),
  ];
  const weighed = weigh(judged);
  return weighed.score < Math.max(least, LEAST_SCORE) ? null : { version: MATCHING_VERSION, languages, ...weighed };
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

/** The score if all else that an offer may ask fits. */
function mostPossible(judged: readonly Judged[]): number {
  const missed = judged.reduce((sum, one) => {
    if ('unsaidBy' in one) {
      return one.unsaidBy === 'person' ? sum + WEIGHTS[one.part] : sum;
    }
    return sum + WEIGHTS[one.part] * (1 - one.fit);
  }, 0);
  return points(1 - missed / WHOLE);
}

/** Of 100, to a tenth. */
function points(share: number): number {
  return Math.round(1_000 * share) / 10;
}

function weigh(judged: readonly Judged[]): Pick<Matching, 'score' | 'parts' | 'unsaid'> {
  const whole = judged.reduce((sum, one) => sum + weightOf(one), 0);
  const parts: ScoredPart[] = [];
  const unsaid: Unsaid[] = [];
  let score = 0;
  for (const one of judged) {
    const weight = weightOf(one) / whole;
    if ('unsaidBy' in one) {
      unsaid.push({ part: one.part, by: one.unsaidBy, weight });
    } else {
      parts.push({ ...one, weight });
      score += one.fit * weight;
    }
  }
  return { score: points(score), parts, unsaid };
}

function weightOf(one: Judged): number {
  const isSilent = 'unsaidBy' in one && one.unsaidBy === 'offer';
  return WEIGHTS[one.part] * (isSilent ? (SILENT_SHARE[one.part] ?? 0) : 1);
}
