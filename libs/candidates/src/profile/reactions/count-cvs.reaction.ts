import { CvRemoved, CvUploaded } from '@babelboard/cvs/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Reaction, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { ProfileChanges } from '../profile-changes.js';

/** A CV is a part of the profile: the first one may bring another level, the last one takes it away. */
@Reaction({ id: 'candidates.count-cvs', on: [CvUploaded, CvRemoved], workload: 'general' })
export class CountCvs {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: ProfileChanges,
  ) {}

  async handle({ payload }: StoredEvent<CvUploaded | CvRemoved>, tx: EntityManager): Promise<void> {
    if ((await this.accounts.lockIfThere(tx, payload.accountId)) !== null) {
      await this.changes.record(tx, payload.accountId, 'cv');
    }
  }
}
