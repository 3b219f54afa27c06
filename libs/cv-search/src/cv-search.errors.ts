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
