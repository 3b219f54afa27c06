import { Accounts, atLeast, Passwords } from '@babelboard/identity/contract';
import { Clock, checkTogether, Database } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { countryUnknown, languageUnknown } from '../candidate.errors.js';
import { checkSpokenLanguages, type SpokenLanguage } from '../domain/spoken-languages.js';
import { Candidate } from '../entities/candidate.entity.js';
import { CandidateLanguage } from '../entities/candidate-language.entity.js';
import { RegisterCandidate } from './register-candidate.command.js';

@CommandHandler(RegisterCandidate)
export class RegisterCandidateHandler implements ICommandHandler<RegisterCandidate> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /**
   * Everything is checked and hashed before it is known whether the address has an account: the answer takes the same time.
   * @throws DomainError PASSWORD_TOO_WEAK, COUNTRY_UNKNOWN, LANGUAGE_UNKNOWN, LANGUAGE_REPEATED, TOO_MANY_MOTHER_TONGUES, or
   * several of them together
   */
  async execute({ account, languages }: RegisterCandidate): Promise<number | null> {
    const [spoken] = await checkTogether(
      () => this.checkedLanguages(languages),
      () => this.checkCountry(account.countryId),
      () => 'password' in account && this.passwords.check(account.password, account),
    );
    const passwordHash = 'password' in account ? await this.passwords.hash(account.password) : account.passwordHash;
    const make = () =>
      this.database.transaction(async (tx) => {
        const made = await this.accounts.register(tx, { ...account, type: 'candidate', passwordHash });
        if (made === null) {
          return null;
        }
        await tx.insert(Candidate, Candidate.of(made.id, this.clock.now()));
        const rows = spoken.map((language, position) => CandidateLanguage.of(made.id, language, position));
        await tx.insert(CandidateLanguage, rows);
        return made.id;
      });
    return atLeast(make);
  }

  private async checkedLanguages(languages: RegisterCandidate['languages']): Promise<readonly SpokenLanguage[]> {
    const each = languages.map((language, index) => () => this.recognise(language, index));
    return checkSpokenLanguages(await checkTogether(...each));
  }

  private checkCountry(id: number | null): void {
    if (id !== null && this.catalogue.country(id) === undefined) {
      throw countryUnknown(id);
    }
  }

  private recognise({ slug, level }: RegisterCandidate['languages'][number], index: number): SpokenLanguage {
    const language = this.catalogue.languageBySlug(slug);
    if (language === undefined) {
      throw languageUnknown(`languages.${index}.slug`, slug);
    }
    return { languageId: language.id, level };
  }
}
