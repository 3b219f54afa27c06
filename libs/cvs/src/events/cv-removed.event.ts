import { domainEvent } from '@babelboard/platform';

/** A CV can no longer be read by anybody: its owner removed it, or a scanner found something harmful in it. */
export class CvRemoved extends domainEvent<{ cvId: number; accountId: number }>('cvs.cv-removed.v1') {}
