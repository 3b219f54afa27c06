import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../entities/account.entity.js';
import { lockedAccountOf } from '../../entities/account-of.js';
import { SignInMethodsChanged } from '../../events/sign-in-methods-changed.event.js';
import { replaceRecoveryCodes } from '../replace-recovery-codes.js';
import { codeWrong, secondFactorAlreadyOn, secondFactorNotBegun } from '../second-factor.errors.js';
import { SecondFactors } from '../second-factors.js';
import { ConfirmSecondFactor } from './confirm-second-factor.command.js';

@CommandHandler(ConfirmSecondFactor)
export class ConfirmSecondFactorHandler implements ICommandHandler<ConfirmSecondFactor> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly secondFactors: SecondFactors,
  ) {}

  /** @throws DomainError SECOND_FACTOR_ALREADY_ON, SECOND_FACTOR_NOT_BEGUN, CODE_WRONG, RATE_LIMITED */
  async execute({ accountId, code }: ConfirmSecondFactor): Promise<string[]> {
    await this.secondFactors.countTry(accountId);
    return this.database.transaction(async (tx) => {
      const account = await lockedAccountOf(tx, accountId);
      if (account.totpConfirmedAt !== null) {
        throw secondFactorAlreadyOn();
      }
      if (account.totpSecret === null) {
        throw secondFactorNotBegun();
      }
      if (!(await this.secondFactors.checkAuthenticator(tx, account, code))) {
        throw codeWrong();
      }
      await tx.update(Account, { id: accountId }, { totpConfirmedAt: this.clock.now() });
      const codes = await replaceRecoveryCodes(tx, accountId);
      await this.outbox.add(tx, new SignInMethodsChanged({ accountId, change: 'second-factor-on' }));
      return codes;
    });
  }
}
