import { DomainError } from '@babelboard/platform';

/** Also where the person does not want to be found any more: nobody learns which. */
export function foundPersonGone(): DomainError {
  return new DomainError('FOUND_PERSON_GONE', 'not-found');
}

/** The address of whoever registered the company is not proven yet. */
export function companyMayNotSearch(): DomainError {
  return new DomainError('COMPANY_MAY_NOT_SEARCH', 'forbidden');
}

/** @param most searches of a company within a day */
export function peopleSearchesUsedUp(most: number, retryAfter: number): DomainError {
  return new DomainError('PEOPLE_SEARCHES_USED_UP', 'limited', { params: { most, retryAfter } });
}

/** @param most profiles that a company opens within a day */
export function peopleViewsUsedUp(most: number, retryAfter: number): DomainError {
  return new DomainError('PEOPLE_VIEWS_USED_UP', 'limited', { params: { most, retryAfter } });
}

/** The offer is not live, does not take applications here, or is another company's. */
export function offerNotToInviteTo(): DomainError {
  return new DomainError('OFFER_NOT_TO_INVITE_TO', 'invalid', { path: 'offer_id' });
}

/** The offer is not live, or is another company's. */
export function offerNotToCompareWith(): DomainError {
  return new DomainError('OFFER_NOT_TO_COMPARE_WITH', 'invalid', { path: 'offer' });
}

export function alreadyInvited(): DomainError {
  return new DomainError('ALREADY_INVITED', 'conflict');
}

/** @param most invitations of a company within a day */
export function invitationsUsedUp(most: number, retryAfter: number): DomainError {
  return new DomainError('PEOPLE_INVITATIONS_USED_UP', 'limited', { params: { most, retryAfter } });
}

/** @param most searches that a company keeps */
export function tooManySavedPeopleSearches(most: number): DomainError {
  return new DomainError('TOO_MANY_SAVED_PEOPLE_SEARCHES', 'conflict', { params: { most } });
}

export function savedPeopleSearchUnknown(): DomainError {
  return new DomainError('SAVED_PEOPLE_SEARCH_UNKNOWN', 'not-found');
}

export function invitationUnknown(): DomainError {
  return new DomainError('INVITATION_UNKNOWN', 'not-found');
}
