import { Query } from '@nestjs/cqrs';
import type { Person } from '../person.js';

/** What the owner of an account sees of it. */
export interface OwnAccount extends Person {
  /** ISO 3166-1 alpha-2, from the address of the latest login. */
  geoCountry: string | null;
  geoEu: boolean | null;
  referralPlatform: string | null;
  /** Whether a login takes a code, too. */
  secondFactor: boolean;
}

/** The account of somebody who is signed in; null when it is gone. */
export class FindAccount extends Query<OwnAccount | null> {
  constructor(readonly accountId: number) {
    super();
  }
}
