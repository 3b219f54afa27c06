import type { HeldOffer } from '@babelboard/offers/contract';
import type { ApplicationStatus, ApplyRefusal } from '@babelboard/wire';

/** What decides whether somebody can apply. */
export interface ApplyFacts {
  offer: Pick<HeldOffer, 'live' | 'applyHere'> | null;
  /** The candidate hides from the company. */
  blocked: boolean;
  verified: boolean;
  tasksPending: boolean;
  /** Of the application that there is. */
  status: ApplicationStatus | null;
}

/** Why this cannot be sent; null where it can. What nobody can change comes first. */
export function refusalOf(facts: ApplyFacts): ApplyRefusal | null {
  if (facts.offer === null || !facts.offer.live) {
    return 'OFFER_NOT_LIVE';
  }
  if (!facts.offer.applyHere) {
    return 'APPLIED_ELSEWHERE';
  }
  if (facts.status !== null && facts.status !== 'withdrawn') {
    return 'ALREADY_APPLIED';
  }
  if (facts.blocked) {
    return 'COMPANY_BLOCKED';
  }
  if (!facts.verified) {
    return 'EMAIL_NOT_VERIFIED';
  }
  return facts.tasksPending ? 'TASKS_PENDING' : null;
}
