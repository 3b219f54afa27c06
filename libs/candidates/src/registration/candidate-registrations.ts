import { NewPasswords } from '@babelboard/identity/contract';
import { checkTogether } from '@babelboard/platform';
import { countryUnknown, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { SpokenLanguage } from '../languages/domain/spoken-language.js';
import { SpokenLanguages } from '../languages/queries/spoken-languages.js';
import type { RegisterCandidate } from './commands/register-candidate.command.js';

interface AccountPart {
  email?: string | undefined;
  password?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  countryId?: number | null | undefined;
}
type Languages = RegisterCandidate['languages'];

/** What must be right about a registration beyond the form of its fields. */
@Injectable()
export class CandidateRegistrations {
  constructor(
    private readonly passwords: NewPasswords,
    private readonly catalogue: ReferenceCatalogue,
    private readonly languages: SpokenLanguages,
  ) {}

  /**
   * Gives the languages by their ids. Fields that have no right form can be left out, and the rest is checked.
   * @throws DomainError PASSWORD_TOO_WEAK, COUNTRY_UNKNOWN, LANGUAGE_UNKNOWN, LANGUAGE_REPEATED, TOO_MANY_MOTHER_TONGUES, or
   * several of them together
   */
  async check(account: AccountPart, languages: Languages): Promise<readonly SpokenLanguage[]> {
    const { countryId = null, password, email = '', firstName = '', lastName = '' } = account;
    const [spoken] = await checkTogether(
      () => this.languages.read(languages, 'languages'),
      () => this.checkCountry(countryId),
      () => password !== undefined && this.passwords.check(password, { email, firstName, lastName }),
    );
    return spoken;
  }

  private checkCountry(id: number | null): void {
    if (id !== null && this.catalogue.country(id) === undefined) {
      throw countryUnknown('fk_pais_id');
    }
  }
}
