import { DomainError } from '@babelboard/platform';

/** @param allowed how many offers of the company may be live at once */
export function offerAllowanceUsed(allowed: number): DomainError {
  return new DomainError('OFFER_ALLOWANCE_USED', 'conflict', { params: { allowed } });
}

/** The company has none left. */
export function creditsUsedUp(): DomainError {
  return new DomainError('CREDITS_USED_UP', 'conflict');
}

/** Nothing is granted, or more is taken away than was granted. */
export function grantNotPossible(granted: number): DomainError {
  return new DomainError('GRANT_NOT_POSSIBLE', 'invalid', { path: 'amount', params: { granted } });
}
