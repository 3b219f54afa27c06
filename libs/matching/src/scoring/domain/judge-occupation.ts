import type { OccupationCloseness } from './matching.js';
import { type Judged, unsaid } from './part.js';
import { isTelling, type Relations, skillsOfOccupation } from './skill-closeness.js';
import { OCCUPATION_BY_SKILLS, OCCUPATION_CLOSENESS, POSITION_SHARE, TRADES_OF_A_JOB } from './weights.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import type { WhatPersonBrings } from './what-person-brings.js';

interface Closest {
  fit: number;
  occupationId: number | null;
  closeness: OccupationCloseness;
  from: 'headline' | 'position' | 'skills';
}

/** Judges what an offer is called by what somebody is called; where their words name nothing near, by their skills. */
export function judgeOccupation(
  person: WhatPersonBrings,
  offer: WhatOfferAsks,
  relations: Relations,
): { judged: Judged; near: boolean } {
  if (offer.occupationIds.length === 0) {
    return { judged: unsaid('occupation', 'offer'), near: false };
  }
  const { headlineOccupationIds, positionOccupationIds, skillIds } = person;
  if (headlineOccupationIds.length + positionOccupationIds.length + skillIds.length === 0) {
    return { judged: unsaid('occupation', 'person'), near: false };
  }
  const all = [
    ...closestOf(headlineOccupationIds, offer, 'headline', relations),
    ...closestOf(positionOccupationIds, offer, 'position', relations),
    ...bySkills(skillIds, offer, relations),
  ];
  const best = all.reduce<Closest | null>((top, one) => (top === null || one.fit > top.fit ? one : top), null);
  // Said, and not near.
  const none: Closest = { fit: 0, occupationId: null, closeness: 'group', from: 'headline' };
  return { judged: { part: 'occupation', ...(best ?? none) }, near: best !== null };
}

function closestOf(
  occupationIds: readonly number[],
  offer: WhatOfferAsks,
  from: 'headline' | 'position',
  relations: Relations,
): Closest[] {
  const share = (from === 'headline' ? 1 : POSITION_SHARE) * shareOfTrades(offer, relations);
  return occupationIds.flatMap((occupationId) =>
    offer.occupationIds.flatMap((asked) => {
      const closeness = closenessOf(occupationId, asked, relations);
      return closeness === null ? [] : [{ occupationId, from, ...closeness, fit: closeness.fit * share }];
    }),
  );
}

/** An ad that is called by many trades is none of them as much as one that names its own: two are a job, more are bait. */
function shareOfTrades({ occupationIds }: WhatOfferAsks, relations: Relations): number {
  if (occupationIds.length <= TRADES_OF_A_JOB) {
    return 1;
  }
  const groups = new Set(
    occupationIds.flatMap((id) => {
      const unit = relations.iscoUnit(id);
      return unit === null ? [] : [minorGroup(unit)];
    }),
  );
  return Math.min(1, TRADES_OF_A_JOB / Math.max(1, groups.size));
}

function closenessOf(a: number, b: number, relations: Relations): Pick<Closest, 'fit' | 'closeness'> | null {
  if (a === b) {
    return { fit: OCCUPATION_CLOSENESS.same, closeness: 'same' };
  }
  const [one, other] = [relations.iscoUnit(a), relations.iscoUnit(b)];
  if (one === null || other === null || minorGroup(one) !== minorGroup(other)) {
    return null;
  }
  return one === other
    ? { fit: OCCUPATION_CLOSENESS.unit, closeness: 'near' }
    : { fit: OCCUPATION_CLOSENESS.minor, closeness: 'group' };
}

function bySkills(skillIds: readonly number[], offer: WhatOfferAsks, relations: Relations): Closest[] {
  return offer.occupationIds.flatMap((asked) => {
    const needed = skillsOfOccupation(asked, relations).essential;
    const held = skillIds.filter((id) => needed.has(id) && isTelling(id, relations)).length;
    const { fewest, each, most } = OCCUPATION_BY_SKILLS;
    return held < fewest
      ? []
      : [
          {
            fit: Math.min(most, held * each),
            occupationId: null,
            closeness: 'group' as const,
            from: 'skills' as const,
          },
        ];
  });
}

/** The minor group of ISCO-08 (513) that a unit group (5131) is in. */
export function minorGroup(unit: number): number {
  return Math.floor(unit / 10);
}
