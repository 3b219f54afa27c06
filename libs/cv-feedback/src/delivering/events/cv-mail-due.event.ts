import { domainEvent } from '@babelboard/platform';

/** A CV is to go to the people behind a mailbox. */
export class CvMailDue extends domainEvent<{ feedbackId: number }>('cv-feedback.cv-mail-due.v1') {}
