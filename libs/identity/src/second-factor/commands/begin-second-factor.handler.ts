import { Database, Settings } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountOf } from '../../entities/account-of.js';
import { newTotpSecret, totpSecretText, totpUri } from '../domain/totp.js';
import { Reauthentication } from '../reauthentication.js';
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

  /** @throws DomainError SECOND_FACTOR_ALREADY_ON, PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED */
  async execute({ accountId, proof }: BeginSecondFactor): Promise<{ secret: string; uri: string }> {
    const account = await accountOf(this.database.dataSource.manager, accountId);
    await this.reauthentication.check(account, proof);
    const secret = newTotpSecret();
    const [, changed] = await this.database.dataSource.query<[unknown[], number]>(
      'UPDATE account SET totp_secret = $2, totp_last_step = NULL WHERE id = $1 AND totp_confirmed_at IS NULL',
      [accountId, this.secrets.encrypt(accountId, secret)],
    );
    if (changed === 0) {
      throw secondFactorAlreadyOn();
    }
    return { secret: totpSecretText(secret), uri: totpUri(secret, this.settings.productName, account.email) };
  }
}
