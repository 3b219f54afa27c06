import { Accounts, atLeast, Passwords } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CandidateRegistrations } from '../candidate-registrations.js';
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
    private readonly registrations: CandidateRegistrations,
  ) {}

  /**
   * Everything is checked and hashed before it is known whether the address has an account: the answer takes the same time.
   * @throws DomainError PASSWORD_TOO_WEAK, COUNTRY_UNKNOWN, LANGUAGE_UNKNOWN, LANGUAGE_REPEATED, TOO_MANY_MOTHER_TONGUES, or
   * several of them together
   */
  async execute({ account, languages }: RegisterCandidate): Promise<number | null> {
    const spoken = await this.registrations.check(account, languages);
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
}
