import { Accounts } from '@babelboard/identity/contract';
import { Clock } from '@babelboard/platform';
import { PROFILE_LEVELS } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ProfileLevel, profileCompletion, type TaskToApply } from '../profile/domain/profile-completion.js';
import { Candidate } from '../profile/entities/candidate.entity.js';
import { ProfileFactsReader } from '../profile/queries/profile-facts-reader.js';
import { CompletionNotice } from './entities/completion-notice.entity.js';

/** What mails tell candidates about how complete their profile is, as it is when one is sent. */
@Injectable()
export class CompletionNotices {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly facts: ProfileFactsReader,
  ) {}

  /** The level that a profile has now, where it is a higher one than was ever told; else null. */
  async levelToTell(tx: EntityManager, accountId: number): Promise<Exclude<ProfileLevel, 'basic'> | null> {
    const facts = await this.facts.find(accountId, tx);
    const level = facts === null ? 'basic' : profileCompletion(facts).level;
    const told = (await tx.findOneBy(CompletionNotice, { accountId }))?.toldLevel ?? 'basic';
    return level !== 'basic' && rank(level) > rank(told) ? level : null;
  }

  async noteTold(tx: EntityManager, accountId: number, level: ProfileLevel): Promise<void> {
    if ((await this.accounts.lockIfThere(tx, accountId)) !== null) {
      await tx.query(
        `INSERT INTO completion_notice (account_id, told_level) VALUES ($1, $2)
         ON CONFLICT (account_id) DO UPDATE SET told_level = excluded.told_level`,
        [accountId, level],
      );
    }
  }

  /** What is missing before somebody can apply, in order; nothing where they can, or are gone. */
  async missingToApply(tx: EntityManager, accountId: number): Promise<TaskToApply[]> {
    const facts = await this.facts.find(accountId, tx);
    return facts === null ? [] : profileCompletion(facts).pendingToApply;
  }

  async noteReminded(tx: EntityManager, accountId: number): Promise<void> {
    if ((await this.accounts.lockIfThere(tx, accountId)) !== null) {
      await tx.update(Candidate, { accountId }, { remindedAt: this.clock.now() });
    }
  }
}

function rank(level: ProfileLevel): number {
  return PROFILE_LEVELS.indexOf(level);
}
