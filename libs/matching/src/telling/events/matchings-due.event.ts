import { domainEvent } from '@babelboard/platform';

/** Somebody may be told now of what newly suits them. `day`: of their calendar; `asks`: whether mails shall go on, as they were not here for long. */
export class MatchingsDue extends domainEvent<{ accountId: number; day: string; asks: boolean }>(
  'matching.matchings-due.v1',
) {}
