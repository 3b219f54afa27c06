import { domainEvent } from '@babelboard/platform';

/** Somebody gave or withdrew a consent. */
export class ConsentChanged extends domainEvent<{ accountId: number; kind: string; given: boolean }>(
  'identity.consent-changed.v1',
) {}
