import { type SocialArrival, SocialRegistrations } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { Consents } from '@babelboard/privacy/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Candidate } from '../../profile/entities/candidate.entity.js';
import { RegisterSocialCandidate } from './register-social-candidate.command.js';

@CommandHandler(RegisterSocialCandidate)
export class RegisterSocialCandidateHandler implements ICommandHandler<RegisterSocialCandidate> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly registrations: SocialRegistrations,
    private readonly consents: Consents,
  ) {}

  /** @throws DomainError TOKEN_INVALID, SOCIAL_LINK_ELSEWHERE, SOCIAL_MAIL_NEEDED, SOCIAL_ADDRESS_TAKEN */
  execute({ registration, newsletters }: RegisterSocialCandidate): Promise<SocialArrival> {
    return this.database.transaction(async (tx) => {
      const arrival = await this.registrations.register(tx, registration);
      const { accountId } = arrival;
      await this.consents.begin(tx, accountId, { newsletters, language: registration.language });
      await tx.insert(Candidate, Candidate.of(accountId, registration.language, this.clock.now()));
      return arrival;
    });
  }
}
