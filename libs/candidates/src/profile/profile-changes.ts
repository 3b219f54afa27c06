import { Clock, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { profileCompletion } from './domain/profile-completion.js';
import { Candidate } from './entities/candidate.entity.js';
import { ProfileChanged, type ProfilePart } from './events/profile-changed.event.js';
import { ProfileLevelChanged } from './events/profile-level-changed.event.js';
import { ProfileFactsReader } from './queries/profile-facts-reader.js';

/** Tells that a profile changed, in the transaction that changes it. */
@Injectable()
export class ProfileChanges {
  constructor(
    private readonly facts: ProfileFactsReader,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Keeps the level that the profile has now, and publishes what changed. The account is locked; who is gone changes nothing. */
  async record(tx: EntityManager, accountId: number, part: ProfilePart): Promise<void> {
    const candidate = await tx.findOneBy(Candidate, { accountId });
    const facts = await this.facts.find(accountId, tx);
    if (candidate === null || facts === null) {
      return;
    }
    const { level } = profileCompletion(facts);
    const from = candidate.reach(level, this.clock.now());
    if (from === level) {
      await this.outbox.add(tx, new ProfileChanged({ accountId, part }));
      return;
    }
    await tx.save(candidate);
    await this.outbox.add(
      tx,
      new ProfileChanged({ accountId, part }),
      new ProfileLevelChanged({ accountId, from, to: level }),
    );
  }
}
