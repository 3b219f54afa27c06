import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/entities/account.entity.js';
import { lockedAccountOfSession, requireVerified } from '../../accounts/entities/account-of.js';
import { SignInMethodsChanged } from '../../sign-in-methods/events/sign-in-methods-changed.event.js';
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

  /** @throws DomainError EMAIL_NOT_VERIFIED, SESSION_ENDED, SECOND_FACTOR_ALREADY_ON, SECOND_FACTOR_NOT_BEGUN, CODE_WRONG, RATE_LIMITED */
  async execute({ signedIn: { accountId, sessionId }, code }: ConfirmSecondFactor): Promise<string[]> {
    await this.secondFactors.countTry(`session ${sessionId}`);
    return this.database.transaction(async (tx) => {
      const account = await lockedAccountOfSession(tx, accountId, sessionId);
      requireVerified(account);
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
