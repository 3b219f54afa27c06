import { Accounts, type Asker, type Person } from '@babelboard/identity/contract';
import { Database, type RateLimit, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Candidate } from './entities/candidate.entity.js';
import type { ProfilePart } from './events/profile-changed.event.js';
import { candidateNotFound } from './profile.errors.js';
import { ProfileChanges } from './profile-changes.js';

/** Nobody types so fast; a page that takes over a whole CV needs a third of it. */
const EDITS: RateLimit = { points: 300, seconds: 60 };

/** What an edit works on; nobody else changes it meanwhile. */
export interface EditedProfile {
  tx: EntityManager;
  person: Person;
  candidate: Candidate;
}

/** The one way to change a profile. */
@Injectable()
export class ProfileEdits {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly changes: ProfileChanges,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Makes an edit in one transaction, one after the other for each account.
   * @param owner whose it is; with the session that asks, where time goes by since that was looked at
   * @param edit gives null where nothing is different now
   * @throws DomainError ACCOUNT_NOT_FOUND, SESSION_ENDED, CANDIDATE_NOT_FOUND, RATE_LIMITED
   */
  async make<T>(
    owner: number | Asker,
    part: ProfilePart,
    edit: (profile: EditedProfile) => Promise<T | null>,
  ): Promise<T | null> {
    const asker = typeof owner === 'number' ? { accountId: owner, sessionId: null } : owner;
    const { accountId } = asker;
    await this.limits.consume('profile-edit', String(accountId), EDITS);
    return this.database.transaction(async (tx) => {
      const person = await this.accounts.lockFor(tx, asker);
      const candidate = await tx.findOneBy(Candidate, { accountId });
      if (candidate === null) {
        throw candidateNotFound();
      }
      const result = await edit({ tx, person, candidate });
      if (result !== null) {
        await this.changes.record(tx, accountId, part);
      }
      return result;
    });
  }
}
