import { DomainError } from '@babelboard/platform';

export function timeZoneUnknown(): DomainError {
  return new DomainError('TIME_ZONE_UNKNOWN', 'invalid', { path: 'time_zone' });
}

export function profileHasNoSteps(): DomainError {
  return new DomainError('NO_STEPS_LEFT', 'conflict');
}
