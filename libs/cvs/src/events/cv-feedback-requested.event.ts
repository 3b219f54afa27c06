import { domainEvent } from '@babelboard/platform';

/** A candidate wants to hear what the feedback service thinks of a CV. */
export class CvFeedbackRequested extends domainEvent<{ cvId: number; accountId: number }>(
  'cvs.cv-feedback-requested.v1',
) {}
