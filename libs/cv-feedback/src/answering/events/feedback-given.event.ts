import { domainEvent } from '@babelboard/platform';

/** A service has answered to a CV. */
export class FeedbackGiven extends domainEvent<{ feedbackId: number; accountId: number }>(
  'cv-feedback.feedback-given.v1',
) {}
