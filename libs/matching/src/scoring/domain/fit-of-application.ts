import { metLanguages } from './judge-languages.js';
import type { Matching } from './matching.js';
import { scoreMatching } from './score-matching.js';
import type { Relations } from './skill-closeness.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import type { WhatPersonBrings } from './what-person-brings.js';

/** Why an application has no fit: a mandatory language is missing, one of the two sides says too little, or hardly anything is near. */
export type FitLack = 'language' | 'offer-says-little' | 'says-little' | 'not-near';

/** How what somebody sent fits what an offer asks, or why that cannot be said. */
export type ApplicationFit = { matching: Matching; lacks: null } | { matching: null; lacks: FitLack };

/**
 * Scores an application. Only what applications can say is asked: pay, sector, contract and permit are no part of them. Nor is the place: who
 * applies knows where the work is, and where somebody lives is near to where they come from.
 */
export function fitOfApplication(sent: WhatPersonBrings, offer: WhatOfferAsks, relations: Relations): ApplicationFit {
  const asks: WhatOfferAsks = {
    ...offer,
    ...{ places: [], remote: null, sectionIds: [], internship: null, payPerYear: null, asksPermit: null },
  };
  const matching = scoreMatching(sent, asks, relations);
  return matching === null ? { matching, lacks: lackOf(sent, offer) } : { matching, lacks: null };
}

function lackOf(sent: WhatPersonBrings, offer: WhatOfferAsks): FitLack {
  if (metLanguages(sent, offer) === null) {
    return 'language';
  }
  if (offer.skillIds.length + offer.occupationIds.length === 0) {
    return 'offer-says-little';
  }
  const { skillIds, headlineOccupationIds, positionOccupationIds } = sent;
  const says = skillIds.length + headlineOccupationIds.length + positionOccupationIds.length > 0;
  return says ? 'not-near' : 'says-little';
}
