import { Accounts } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MessagePreferences } from '../message-preferences.js';
import { ChangeMessagePreference } from './change-message-preference.command.js';

@CommandHandler(ChangeMessagePreference)
export class ChangeMessagePreferenceHandler implements ICommandHandler<ChangeMessagePreference> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly preferences: MessagePreferences,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND */
  async execute({ accountId, ...wish }: ChangeMessagePreference): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      await this.preferences.change(tx, accountId, wish);
    });
  }
}
