import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockedAccountOf } from './entities/account-of.js';
import type { Person } from './person.js';

export type Details = Pick<Person, 'firstName' | 'lastName' | 'countryId' | 'locality'>;

/** Changes what somebody says of themselves, for siblings whose rules say what may stand there. */
@Injectable()
export class PersonDetails {
  /** @throws DomainError ACCOUNT_NOT_FOUND */
  async change(tx: EntityManager, accountId: number, details: Partial<Details>): Promise<void> {
    await tx.save(Object.assign(await lockedAccountOf(tx, accountId), details));
  }
}
