import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../profile-edits.js';
import { TextLanguages } from '../text-languages.js';
import { ChangeTextLanguage } from './change-text-language.command.js';

@CommandHandler(ChangeTextLanguage)
export class ChangeTextLanguageHandler implements ICommandHandler<ChangeTextLanguage> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly languages: TextLanguages,
  ) {}

  /** @throws DomainError LANGUAGE_UNKNOWN */
  async execute({ accountId, language }: ChangeTextLanguage): Promise<void> {
    this.languages.require(language, 'language');
    await this.edits.make(accountId, 'preferences', async ({ tx, candidate }) => {
      if (candidate.textLanguage === language) {
        return null;
      }
      candidate.textLanguage = language;
      await tx.save(candidate);
      return true;
    });
  }
}
