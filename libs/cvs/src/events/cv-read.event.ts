import { domainEvent } from '@babelboard/platform';

/** The text of a CV is there for others: it was read, and no scanner holds it. */
export class CvRead extends domainEvent<{ cvId: number; accountId: number }>('cvs.cv-read.v1') {}
