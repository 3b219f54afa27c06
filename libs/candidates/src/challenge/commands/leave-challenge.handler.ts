import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Challenge } from '../entities/challenge.entity.js';
import { LeaveChallenge } from './leave-challenge.command.js';

@CommandHandler(LeaveChallenge)
export class LeaveChallengeHandler implements ICommandHandler<LeaveChallenge> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** Nothing where nobody takes part, or the week is over. @throws DomainError ACCOUNT_NOT_FOUND */
  async execute({ accountId }: LeaveChallenge): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const challenge = await tx.findOneBy(Challenge, { accountId });
      if (challenge?.isRunning() === true) {
        challenge.end('left');
        await tx.save(challenge);
      }
    });
  }
}
