import { merged } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { TextLanguages } from '../../profile/text-languages.js';
import { sanitiseLetter } from '../domain/sanitise-letter.js';
import { PreferenceChecks } from '../preference-checks.js';
import { ProfileTexts } from '../profile-texts.js';
import { type Preferences, UpdatePreferences } from './update-preferences.command.js';

@CommandHandler(UpdatePreferences)
export class UpdatePreferencesHandler implements ICommandHandler<UpdatePreferences> {
  constructor(
    private readonly edits: ProfileEdits,
    private readonly checks: PreferenceChecks,
    private readonly languages: TextLanguages,
    private readonly texts: ProfileTexts,
  ) {}

  /** @throws DomainError CHANGED_ELSEWHERE, LANGUAGE_UNKNOWN, and those of `PreferenceChecks`, one or several together */
  async execute({ accountId, edited, base, language }: UpdatePreferences): Promise<void> {
    if (language !== null) {
      this.languages.require(language, 'language');
    }
    await this.edits.make(accountId, 'preferences', async ({ tx, candidate }) => {
      const textLanguage = language ?? candidate.textLanguage;
      const text = await this.texts.find(tx, accountId, textLanguage);
      const current: Preferences = { ...candidate.preferences(), ...text };
      const changes = merged(current, safe(edited), safe(base));
      if (changes === null) {
        return null;
      }
      await this.checks.require(tx, accountId, { ...current, ...changes }, changes);
      const { headline, letterHtml, ...row } = changes;
      if (headline !== undefined || letterHtml !== undefined) {
        await this.texts.put(tx, accountId, textLanguage, { ...text, ...changes });
      }
      await tx.save(Object.assign(candidate, row));
      return true;
    });
  }
}

/** The letter as it is stored; negotiable or nothing is said. */
function safe(values: Partial<Preferences>): Partial<Preferences> {
  const { letterHtml, salaryNegotiable, destinationIds } = values;
  return {
    ...values,
    ...(letterHtml === undefined ? {} : { letterHtml: sanitiseLetter(letterHtml) }),
    ...(salaryNegotiable === false ? { salaryNegotiable: null } : {}),
    ...(destinationIds === undefined ? {} : { destinationIds: [...new Set(destinationIds)] }),
  };
}
