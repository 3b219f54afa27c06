import { Database, Settings } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/entities/account.entity.js';
import { accountOf, lockedAccountOfSession, requireVerified } from '../../accounts/entities/account-of.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { newTotpSecret, totpSecretText, totpUri } from '../domain/totp.js';
import { secondFactorAlreadyOn } from '../second-factor.errors.js';
import { TotpSecrets } from '../totp-secrets.js';
import { BeginSecondFactor } from './begin-second-factor.command.js';

@CommandHandler(BeginSecondFactor)
export class BeginSecondFactorHandler implements ICommandHandler<BeginSecondFactor> {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly reauthentication: Reauthentication,
    private readonly secrets: TotpSecrets,
  ) {}

  /** @throws DomainError EMAIL_NOT_VERIFIED, SECOND_FACTOR_ALREADY_ON, PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED */
  async execute({ accountId, proof }: BeginSecondFactor): Promise<{ secret: string; uri: string }> {
    const account = await accountOf(this.database.dataSource.manager, accountId);
    requireVerified(account);
    await this.reauthentication.check(account, proof);
    const secret = newTotpSecret();
    await this.database.transaction(async (tx) => {
      const { totpConfirmedAt } = await lockedAccountOfSession(tx, accountId, proof.sessionId);
      if (totpConfirmedAt !== null) {
        throw secondFactorAlreadyOn();
      }
      const totpSecret = this.secrets.encrypt(accountId, secret);
      await tx.update(Account, { id: accountId }, { totpSecret, totpLastStep: null });
    });
    return { secret: totpSecretText(secret), uri: totpUri(secret, this.settings.productName, account.email) };
  }
}
