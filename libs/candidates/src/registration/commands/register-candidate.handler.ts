import { inEvenTime, NewPasswords, Registrations } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { Consents } from '@babelboard/privacy/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CandidateLanguage } from '../../languages/entities/candidate-language.entity.js';
import { Candidate } from '../../profile/entities/candidate.entity.js';
import { CandidateRegistrations } from '../candidate-registrations.js';
import { RegisterCandidate } from './register-candidate.command.js';

@CommandHandler(RegisterCandidate)
export class RegisterCandidateHandler implements ICommandHandler<RegisterCandidate> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: NewPasswords,
    private readonly candidates: CandidateRegistrations,
    private readonly registrations: Registrations,
    private readonly consents: Consents,
  ) {}

  /**
   * Everything is checked and hashed before it is known whether the address has an account: the answer takes the same time.
   * @throws DomainError PASSWORD_TOO_WEAK, COUNTRY_UNKNOWN, LANGUAGE_UNKNOWN, LANGUAGE_REPEATED, TOO_MANY_MOTHER_TONGUES, or
   * several of them together
   */
  async execute({ account, languages }: RegisterCandidate): Promise<number | null> {
    const spoken = await this.candidates.check(account, languages);
    const passwordHash = 'password' in account ? await this.passwords.hash(account.password) : account.passwordHash;
    const make = () =>
      this.database.transaction(async (tx) => {
        const id = await this.registrations.register(tx, { ...account, type: 'candidate', passwordHash });
        if (id === null) {
          return null;
        }
        await this.consents.begin(tx, id, account);
        await tx.insert(Candidate, Candidate.of(id, account.language, this.clock.now()));
        const rows = spoken.map((language, position) => CandidateLanguage.of(id, language, position));
        await tx.insert(CandidateLanguage, rows);
        return id;
      });
    return inEvenTime(make);
  }
}
