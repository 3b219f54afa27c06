import { domainEvent } from '@babelboard/platform';

/** A CV could not be delivered to a service, and is not tried any more. */
export class CvNotSent extends domainEvent<{ feedbackId: number; accountId: number }>('cv-feedback.cv-not-sent.v1') {}
