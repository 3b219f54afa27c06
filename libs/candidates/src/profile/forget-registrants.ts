import { Accounts, AccountTakeovers } from '@babelboard/identity/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Candidate } from './entities/candidate.entity.js';
import { ProfileChanges } from './profile-changes.js';

/** Whoever takes an account over finds an empty profile: what somebody else had entered under their address is not theirs. */
@Injectable()
export class ForgetRegistrants implements OnModuleInit {
  constructor(
    private readonly takeovers: AccountTakeovers,
    private readonly accounts: Accounts,
    private readonly changes: ProfileChanges,
  ) {}

  onModuleInit(): void {
    this.takeovers.alsoBeginAnew(async (tx, accountId) => {
      const candidate = await tx.findOneBy(Candidate, { accountId });
      if (candidate !== null) {
        const { language } = await this.accounts.lock(tx, accountId);
        candidate.beginAnew(language);
        await tx.save(candidate);
        await this.changes.record(tx, accountId, 'contact');
      }
    });
  }
}
