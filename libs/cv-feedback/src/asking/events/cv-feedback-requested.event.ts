import { domainEvent } from '@babelboard/platform';

/**
 * A candidate wants a service to look at a CV. Before there was one, libs/cvs published it without the number of what was asked: nothing is
 * delivered for that.
 */
export class CvFeedbackRequested extends domainEvent<{ cvId: number; accountId: number; feedbackId?: number }>(
  'cvs.cv-feedback-requested.v1',
) {}
