import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Passkey } from '../entities/passkey.entity.js';
import { passkeyNotFound } from '../passkey.errors.js';
import { RenamePasskey } from './rename-passkey.command.js';

@CommandHandler(RenamePasskey)
export class RenamePasskeyHandler implements ICommandHandler<RenamePasskey> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError PASSKEY_NOT_FOUND, also for another owner's */
  async execute({ accountId, passkeyId, name }: RenamePasskey): Promise<void> {
    const { manager } = this.database.dataSource;
    const { affected } = await manager.update(Passkey, { id: passkeyId, accountId }, { name });
    if (affected !== 1) {
      throw passkeyNotFound();
    }
  }
}
