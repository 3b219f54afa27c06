import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountOf, lockedAccountOfSession } from '../../accounts/entities/account-of.js';
import { SignInMethodsChanged } from '../../sign-in-methods/events/sign-in-methods-changed.event.js';
import { Reauthentication } from '../../sign-in-methods/reauthentication.js';
import { Passkey } from '../entities/passkey.entity.js';
import { passkeyNotFound } from '../passkey.errors.js';
import { RemovePasskey } from './remove-passkey.command.js';

@CommandHandler(RemovePasskey)
export class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly reauthentication: Reauthentication,
  ) {}

  /** @throws DomainError PASSKEY_NOT_FOUND, also for another owner's; PASSWORD_WRONG, LOGIN_TOO_OLD, RATE_LIMITED */
  async execute({ accountId, passkeyId, proof }: RemovePasskey): Promise<void> {
    const account = await accountOf(this.database.dataSource.manager, accountId);
    await this.reauthentication.check(account, proof);
    await this.database.transaction(async (tx) => {
      await lockedAccountOfSession(tx, accountId, proof.sessionId);
      const { affected } = await tx.delete(Passkey, { id: passkeyId, accountId });
      if (affected !== 1) {
        throw passkeyNotFound();
      }
      await this.outbox.add(tx, new SignInMethodsChanged({ accountId, change: 'passkey-removed' }));
    });
  }
}
