import { Database } from '@babelboard/platform';
import { isUiLanguage } from '@babelboard/texts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { languageNotOffered } from '../account.errors.js';
import { lockedAccountOf } from '../entities/account-of.js';
import { ChangeLanguage } from './change-language.command.js';

@CommandHandler(ChangeLanguage)
export class ChangeLanguageHandler implements ICommandHandler<ChangeLanguage> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError LANGUAGE_NOT_OFFERED, ACCOUNT_NOT_FOUND */
  async execute({ accountId, language }: ChangeLanguage): Promise<void> {
    if (!isUiLanguage(language)) {
      throw languageNotOffered();
    }
    await this.database.transaction(async (tx) => {
      const account = await lockedAccountOf(tx, accountId);
      account.language = language;
      await tx.save(account);
    });
  }
}
