import { DomainEvent } from '@babelboard/platform';

/** Somebody gave or withdrew a consent. */
export class ConsentChanged extends DomainEvent<{ accountId: number; kind: string; given: boolean }> {
  static override readonly type = 'identity.consent-changed.v1';
}
