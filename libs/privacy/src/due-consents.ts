import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConsentStates } from './consent-states.js';
import type { DueConsent } from './due-consent.js';

/** Which texts an account has to be asked about. */
@Injectable()
export class DueConsents {
  constructor(
    private readonly database: Database,
    private readonly states: ConsentStates,
  ) {}

  /** Those whose present version the account has said nothing about yet, neither yes nor no. */
  async of(accountId: number, tx: EntityManager = this.database.dataSource.manager): Promise<DueConsent[]> {
    const { due } = await this.states.of(accountId, tx);
    return due;
  }
}
