import { domainEvent } from '@babelboard/platform';

/** A candidate wants to hear what a feedback service thinks of a CV. Nobody publishes it until there is one; what was published before is kept. */
export class CvFeedbackRequested extends domainEvent<{ cvId: number; accountId: number }>(
  'cvs.cv-feedback-requested.v1',
) {}
