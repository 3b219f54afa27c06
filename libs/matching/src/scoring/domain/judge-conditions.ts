import { type Judged, unsaid } from './part.js';
import type { WhatOfferAsks } from './what-offer-asks.js';
import type { WhatPersonBrings } from './what-person-brings.js';

/** Euro; what is offered and wished is compared in one currency. */
const CURRENCY = 'EUR';
/** A wish that is missed by this share is missed altogether. */
const MISSED_BY = 0.4;

export function judgeSector({ sectionIds }: WhatPersonBrings, offer: WhatOfferAsks): Judged {
  if (offer.sectionIds.length === 0) {
    return unsaid('sector', 'offer');
  }
  if (sectionIds.length === 0) {
    return unsaid('sector', 'person');
  }
  const shared = offer.sectionIds.find((id) => sectionIds.includes(id));
  return { part: 'sector', fit: shared === undefined ? 0 : 1, sectorId: shared ?? (offer.sectionIds[0] as number) };
}

/** More years than asked are as good as those asked. */
export function judgeExperience({ experienceYears }: WhatPersonBrings, offer: WhatOfferAsks): Judged {
  const asked = offer.experienceYears;
  if (asked === null) {
    return unsaid('experience', 'offer');
  }
  if (experienceYears === null && asked > 0) {
    return unsaid('experience', 'person');
  }
  const years = experienceYears ?? 0;
  return { part: 'experience', fit: asked === 0 ? 1 : Math.min(1, years / asked), asked, years };
}

/** Profiles say of contracts only whether an internship would do, so others leave the sum. */
export function judgeEmployment({ internship }: WhatPersonBrings, offer: WhatOfferAsks): Judged {
  if (offer.internship !== true) {
    return unsaid('employment', 'offer');
  }
  if (internship === null) {
    return unsaid('employment', 'person');
  }
  const wished = internship ? offer.employmentTypes : [];
  return { part: 'employment', fit: internship ? 1 : 0, asked: offer.employmentTypes, wished };
}

export function judgePay({ payFrom, turnedDown }: WhatPersonBrings, { payPerYear }: WhatOfferAsks): Judged {
  if (payPerYear === null) {
    return unsaid('pay', 'offer');
  }
  const { payUpTo } = turnedDown;
  if (payFrom === null && payUpTo === null) {
    return unsaid('pay', 'person');
  }
  const wished = Math.max(payFrom ?? 0, payUpTo === null ? 0 : payUpTo + 1);
  const missed = wished === 0 ? 0 : Math.max(0, wished - payPerYear) / wished;
  const fit = payUpTo !== null && payPerYear <= payUpTo ? 0 : Math.max(0, 1 - missed / MISSED_BY);
  return { part: 'pay', fit, offeredPerYear: payPerYear, wishedPerYear: wished, currency: CURRENCY };
}

export function judgePermit({ workPermit }: WhatPersonBrings, { asksPermit }: WhatOfferAsks): Judged {
  if (asksPermit !== true) {
    return unsaid('permit', 'offer');
  }
  return workPermit === null ? unsaid('permit', 'person') : { part: 'permit', fit: workPermit ? 1 : 0 };
}
