import { Accounts } from '@babelboard/identity/contract';
import { Reaction, type StoredEvent } from '@babelboard/platform';
import { ConsentChanged } from '@babelboard/privacy/contract';
import type { EntityManager } from 'typeorm';
import { ProfileChanges } from '../profile/profile-changes.js';

/** Whether companies find a profile is a consent, which privacy keeps; to whoever keeps an index of profiles it is a part of the profile. */
@Reaction({ id: 'candidates.tell-of-cv-search-consent', on: [ConsentChanged], workload: 'general' })
export class TellOfCvSearchConsent {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: ProfileChanges,
  ) {}

  async handle({ payload }: StoredEvent<ConsentChanged>, tx: EntityManager): Promise<void> {
    const { accountId, kind } = payload;
    if (kind === 'cvsearch' && (await this.accounts.lockIfThere(tx, accountId)) !== null) {
      await this.changes.record(tx, accountId, 'cv-search');
    }
  }
}
