import { DomainError } from '@babelboard/platform';

export function matchingUnknown(): DomainError {
  return new DomainError('MATCHING_UNKNOWN', 'not-found', { path: 'offer_id' });
}

export function timeZoneUnknown(): DomainError {
  return new DomainError('TIME_ZONE_UNKNOWN', 'invalid', { path: 'time_zone' });
}
