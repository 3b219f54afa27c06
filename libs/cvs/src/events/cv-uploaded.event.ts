import { domainEvent } from '@babelboard/platform';

/** A candidate has added a CV. */
export class CvUploaded extends domainEvent<{ cvId: number; accountId: number }>('cvs.cv-uploaded.v1') {}
