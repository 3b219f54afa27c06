import { BlockedCompanies } from '@babelboard/candidates/contract';
import { Accounts } from '@babelboard/identity/contract';
import { ConsentStates } from '@babelboard/privacy/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONSENT } from './whole-people.js';

/** Says within a transaction whether a company may find somebody: what decides is read where it is written. */
@Injectable()
export class WillingPeople {
  constructor(
    private readonly accounts: Accounts,
    private readonly consents: ConsentStates,
    private readonly blocked: BlockedCompanies,
  ) {}

  /** The account is locked by then: who takes the consent back waits. */
  async is(tx: EntityManager, accountId: number, companyId: number): Promise<boolean> {
    return (
      (await this.consents.given(CONSENT, [accountId], tx)).has(accountId) &&
      (await this.accounts.provenCandidates([accountId], tx)).has(accountId) &&
      !(await this.hides(tx, accountId, companyId))
    );
  }

  /** Whether somebody blocked the company, which then finds nothing of them, also where it knows them. */
  hides(tx: EntityManager, accountId: number, companyId: number): Promise<boolean> {
    return this.blocked.hides(accountId, companyId, tx);
  }
}
