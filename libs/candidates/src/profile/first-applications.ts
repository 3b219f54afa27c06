import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Candidate } from './entities/candidate.entity.js';

/** Notes that somebody has applied, which is one of the tasks of a profile and stays done. */
@Injectable()
export class FirstApplications {
  /** In the transaction of the application; the account is locked. */
  async note(tx: EntityManager, accountId: number): Promise<void> {
    await tx.update(Candidate, { accountId, hasApplied: false }, { hasApplied: true });
  }
}
