import { domainEvent } from '@babelboard/platform';

/** A candidate has chosen another CV as the default one. Where it passes to another since one came or went, the event of that says it. */
export class DefaultCvChosen extends domainEvent<{ cvId: number; accountId: number }>('cvs.default-cv-chosen.v1') {}
