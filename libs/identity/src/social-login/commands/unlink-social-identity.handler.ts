import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountOf, lockedAccountOfSession } from '../../accounts/entities/account-of.js';
import { SignInMethodsChanged } from '../../sign-in-methods/events/sign-in-methods-changed.event.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { IDENTITY_ID } from '../identity-id.js';
import { socialIdentityNotFound } from '../social-login.errors.js';
import { UnlinkSocialIdentity } from './unlink-social-identity.command.js';

@CommandHandler(UnlinkSocialIdentity)
export class UnlinkSocialIdentityHandler implements ICommandHandler<UnlinkSocialIdentity> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly reauthentication: Reauthentication,
  ) {}

  /** @throws DomainError PASSWORD_WRONG, LOGIN_TOO_OLD, SOCIAL_IDENTITY_NOT_FOUND, RATE_LIMITED */
  async execute({ accountId, id, proof }: UnlinkSocialIdentity): Promise<void> {
    const account = await accountOf(this.database.dataSource.manager, accountId);
    await this.reauthentication.check(account, proof);
    await this.database.transaction(async (tx) => {
      await lockedAccountOfSession(tx, accountId, proof.sessionId);
      const [, removed] = await tx.query<[unknown[], number]>(
        `DELETE FROM social_identity WHERE account_id = $1 AND ${IDENTITY_ID} = $2`,
        [accountId, id],
      );
      if (removed === 0) {
        throw socialIdentityNotFound();
      }
      await this.outbox.add(tx, new SignInMethodsChanged({ accountId, change: 'social-unlinked' }));
    });
  }
}
