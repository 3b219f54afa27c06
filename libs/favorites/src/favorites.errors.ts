import { DomainError } from '@babelboard/platform';

export function favoriteOfferUnknown(): DomainError {
  return new DomainError('FAVORITE_OFFER_UNKNOWN', 'not-found', { path: 'offer_id' });
}

export function favoriteNotFound(): DomainError {
  return new DomainError('FAVORITE_NOT_FOUND', 'not-found');
}

/** @param most how many one may keep */
export function tooManyFavorites(most: number): DomainError {
  return new DomainError('TOO_MANY_FAVORITES', 'conflict', { path: 'offer_id', params: { most } });
}

export function hiddenCompanyUnknown(): DomainError {
  return new DomainError('HIDDEN_COMPANY_UNKNOWN', 'not-found', { path: 'company_id' });
}

export function hiddenCompanyNotFound(): DomainError {
  return new DomainError('HIDDEN_COMPANY_NOT_FOUND', 'not-found');
}

/** @param most how many one may hide */
export function tooManyHiddenCompanies(most: number): DomainError {
  return new DomainError('TOO_MANY_HIDDEN_COMPANIES', 'conflict', { path: 'company_id', params: { most } });
}
