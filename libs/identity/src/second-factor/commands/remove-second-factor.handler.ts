import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/entities/account.entity.js';
import { accountOf, lockedAccountOfSession } from '../../accounts/entities/account-of.js';
import { SignInMethodsChanged } from '../../sign-in-methods/events/sign-in-methods-changed.event.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { RecoveryCode } from '../entities/recovery-code.entity.js';
import { RemoveSecondFactor } from './remove-second-factor.command.js';

@CommandHandler(RemoveSecondFactor)
export class RemoveSecondFactorHandler implements ICommandHandler<RemoveSecondFactor> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly reauthentication: Reauthentication,
  ) {}

  /** Changes nothing where there is none. @throws DomainError PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED */
  async execute({ accountId, proof }: RemoveSecondFactor): Promise<void> {
    const found = await accountOf(this.database.dataSource.manager, accountId);
    await this.reauthentication.check(found, proof);
    await this.database.transaction(async (tx) => {
      const account = await lockedAccountOfSession(tx, accountId, proof.sessionId);
      const wasOn = account.totpConfirmedAt !== null;
      await tx.update(Account, { id: accountId }, { totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
      await tx.delete(RecoveryCode, { accountId });
      if (wasOn) {
        await this.outbox.add(tx, new SignInMethodsChanged({ accountId, change: 'second-factor-off' }));
      }
    });
  }
}
