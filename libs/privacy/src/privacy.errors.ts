import { DomainError } from '@babelboard/platform';

export function adminStays(): DomainError {
  return new DomainError('ADMIN_STAYS', 'forbidden');
}

/** @param retryAfter seconds */
export function exportTooOften(retryAfter: number): DomainError {
  return new DomainError('EXPORT_TOO_OFTEN', 'limited', {
    params: { retryAfter },
  });
}

export function exportGone(): DomainError {
  return new DomainError('EXPORT_GONE', 'gone');
}

export function textChanged(): DomainError {
  return new DomainError('TEXT_CHANGED', 'conflict');
}

export function consentNeeded(): DomainError {
  return new DomainError('CONSENT_NEEDED', 'conflict', { path: 'given' });
}
