import type { RateLimit, RateLimits } from '@babelboard/platform';

/** Each is a mail to both sides. Nobody needs so many tries to find a time. */
const AN_HOUR: RateLimit = { points: 12, seconds: 3_600 };

/** Counts what a candidate does about an interview. Before the transaction: it has a connection of its own. @throws DomainError RATE_LIMITED */
export function countCandidateChange(limits: RateLimits, accountId: number, applicationId: number): Promise<void> {
  return limits.consume('interview-changes', `${accountId}-${applicationId}`, AN_HOUR);
}
