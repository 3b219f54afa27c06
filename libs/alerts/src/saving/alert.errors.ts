import { DomainError } from '@babelboard/platform';

export function noAlertAddress(): DomainError {
  return new DomainError('NO_ALERT_ADDRESS', 'invalid', { path: 'path' });
}

/** A list of everything. */
export function alertOfEverything(): DomainError {
  return new DomainError('ALERT_OF_EVERYTHING', 'invalid', { path: 'path' });
}

export function alertLimitReached(most: number): DomainError {
  return new DomainError('ALERT_LIMIT_REACHED', 'conflict', { params: { most } });
}

/** There are as many that look at once as may be. */
export function instantAlertLimitReached(most: number): DomainError {
  return new DomainError('INSTANT_ALERT_LIMIT_REACHED', 'conflict', { path: 'rhythm', params: { most } });
}

/** Another alert of the same person is for this list. */
export function alertExists(): DomainError {
  return new DomainError('ALERT_EXISTS', 'conflict', { path: 'path' });
}

/** What was proposed for an alert is no part of its list by now. */
export function alertChangedMeanwhile(): DomainError {
  return new DomainError('ALERT_CHANGED_MEANWHILE', 'conflict', { path: 'path' });
}

export function alertUnknown(): DomainError {
  return new DomainError('ALERT_UNKNOWN', 'not-found');
}

export function alertLinkGone(): DomainError {
  return new DomainError('ALERT_LINK_GONE', 'gone');
}
