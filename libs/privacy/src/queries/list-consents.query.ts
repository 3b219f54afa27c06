import { Query } from '@nestjs/cqrs';
import type { ConsentKind } from '../domain/consent-kind.js';

export interface ListedConsent {
  kind: ConsentKind;
  given: boolean;
  textVersion: string;
  language: string;
  at: Date;
}

/** Everything that an account ever gave or withdrew, newest first. */
export class ListConsents extends Query<ListedConsent[]> {
  constructor(readonly accountId: number) {
    super();
  }
}
