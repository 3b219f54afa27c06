import { DomainError } from '@babelboard/platform';

export function companyUnknown(): DomainError {
  return new DomainError('BLOCKED_COMPANY_UNKNOWN', 'not-found');
}

export function tooManyBlockedCompanies(most: number): DomainError {
  return new DomainError('TOO_MANY_BLOCKED_COMPANIES', 'invalid', { path: 'company_id', params: { most } });
}
