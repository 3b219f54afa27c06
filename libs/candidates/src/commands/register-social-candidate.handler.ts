import { SocialRegistrations } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Candidate } from '../entities/candidate.entity.js';
import { RegisterSocialCandidate } from './register-social-candidate.command.js';

@CommandHandler(RegisterSocialCandidate)
export class RegisterSocialCandidateHandler implements ICommandHandler<RegisterSocialCandidate> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly registrations: SocialRegistrations,
  ) {}

  /** @throws DomainError TOKEN_INVALID, SOCIAL_LINK_ELSEWHERE, SOCIAL_MAIL_NEEDED, SOCIAL_ADDRESS_TAKEN */
  execute({ registration }: RegisterSocialCandidate) {
    return this.database.transaction(async (tx) => {
      const registered = await this.registrations.register(tx, registration);
      await tx.insert(Candidate, Candidate.of(registered.account.id, this.clock.now()));
      return registered;
    });
  }
}
