import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HeldLanguages } from '../held-languages.js';
import { SpokenLanguages } from '../queries/spoken-languages.js';
import { AddSpokenLanguage } from './add-spoken-language.command.js';

@CommandHandler(AddSpokenLanguage)
export class AddSpokenLanguageHandler implements ICommandHandler<AddSpokenLanguage> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly languages: SpokenLanguages,
    private readonly held: HeldLanguages,
  ) {}

  /** @throws DomainError LANGUAGE_UNKNOWN, LANGUAGE_REPEATED, TOO_MANY_MOTHER_TONGUES, TOO_MANY_LANGUAGES */
  async execute({ accountId, language, level }: AddSpokenLanguage): Promise<void> {
    const { id } = this.languages.require(language, 'language');
    await this.edits.make(accountId, 'languages', async ({ tx }) => {
      const spoken = await this.held.find(tx, accountId);
      await this.held.put(tx, accountId, [...spoken, { languageId: id, level }]);
      return true;
    });
  }
}
