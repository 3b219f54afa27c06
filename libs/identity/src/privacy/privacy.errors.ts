import { DomainError } from '@babelboard/platform';

export function adminStays(): DomainError {
  return new DomainError('ADMIN_STAYS', 'forbidden', 'The account of an admin can only be removed by another admin.');
}

/** @param retryAfter seconds */
export function exportTooOften(retryAfter: number): DomainError {
  return new DomainError('EXPORT_TOO_OFTEN', 'limited', 'You can ask for one copy of your data a day.', {
    params: { retryAfter },
  });
}

export function exportGone(): DomainError {
  return new DomainError('EXPORT_GONE', 'gone', 'This copy is no longer kept. You can ask for a new one.');
}

export function textChanged(): DomainError {
  return new DomainError(
    'TEXT_CHANGED',
    'conflict',
    'There is a newer version of this text. Please load the page anew.',
  );
}

export function consentNeeded(): DomainError {
  return new DomainError(
    'CONSENT_NEEDED',
    'conflict',
    'An account needs this consent. You can withdraw it by deleting the account.',
    { path: 'given' },
  );
}
