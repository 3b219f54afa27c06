import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { HeldLanguages } from '../held-languages.js';
import { SpokenLanguages } from '../queries/spoken-languages.js';
import { ChangeSpokenLanguage } from './change-spoken-language.command.js';

@CommandHandler(ChangeSpokenLanguage)
export class ChangeSpokenLanguageHandler implements ICommandHandler<ChangeSpokenLanguage> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly languages: SpokenLanguages,
    private readonly held: HeldLanguages,
  ) {}

  /** @throws DomainError LANGUAGE_NOT_SPOKEN, LANGUAGE_UNKNOWN, LANGUAGE_REPEATED, TOO_MANY_MOTHER_TONGUES */
  async execute({ accountId, language, becomes, level }: ChangeSpokenLanguage): Promise<void> {
    const former = this.languages.find(language);
    const { id } = this.languages.require(becomes, 'language');
    await this.edits.make(accountId, 'languages', async ({ tx }) => {
      const spoken = await this.held.find(tx, accountId);
      const at = this.held.placeOf(spoken, former?.id);
      const same = spoken[at]?.languageId === id && spoken[at].level === level;
      if (same) {
        return null;
      }
      await this.held.put(tx, accountId, spoken.with(at, { languageId: id, level }));
      return true;
    });
  }
}
