import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HeldLanguages } from '../held-languages.js';
import { SpokenLanguages } from '../queries/spoken-languages.js';
import { RemoveSpokenLanguage } from './remove-spoken-language.command.js';

@CommandHandler(RemoveSpokenLanguage)
export class RemoveSpokenLanguageHandler implements ICommandHandler<RemoveSpokenLanguage> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly languages: SpokenLanguages,
    private readonly held: HeldLanguages,
  ) {}

  /** @throws DomainError LANGUAGE_NOT_SPOKEN */
  async execute({ accountId, language }: RemoveSpokenLanguage): Promise<void> {
    const known = this.languages.find(language);
    await this.edits.make(accountId, 'languages', async ({ tx }) => {
      const spoken = await this.held.find(tx, accountId);
      await this.held.put(tx, accountId, spoken.toSpliced(this.held.placeOf(spoken, known?.id), 1));
      return true;
    });
  }
}
