import { domainEvent } from '@babelboard/platform';

/** A service has a CV. */
export class CvSent extends domainEvent<{ feedbackId: number; accountId: number }>('cv-feedback.cv-sent.v1') {}
