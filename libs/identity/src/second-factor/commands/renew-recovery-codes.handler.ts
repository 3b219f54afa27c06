import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountOf, lockedAccountOfSession } from '../../accounts/entities/account-of.js';
import { SignInMethodsChanged } from '../../sign-in-methods/events/sign-in-methods-changed.event.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { replaceRecoveryCodes } from '../replace-recovery-codes.js';
import { secondFactorOff } from '../second-factor.errors.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.command.js';

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly reauthentication: Reauthentication,
  ) {}

  /** @throws DomainError PASSWORD_WRONG, LOGIN_TOO_OLD, SECOND_FACTOR_OFF, RATE_LIMITED */
  async execute({ accountId, proof }: RenewRecoveryCodes): Promise<string[]> {
    const found = await accountOf(this.database.dataSource.manager, accountId);
    await this.reauthentication.check(found, proof);
    return this.database.transaction(async (tx) => {
      const account = await lockedAccountOfSession(tx, accountId, proof.sessionId);
      if (account.totpConfirmedAt === null) {
        throw secondFactorOff();
      }
      const codes = await replaceRecoveryCodes(tx, accountId);
      await this.outbox.add(tx, new SignInMethodsChanged({ accountId, change: 'recovery-codes-renewed' }));
      return codes;
    });
  }
}
