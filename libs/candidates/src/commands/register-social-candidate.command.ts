import type { SocialRegistration, SocialRegistrations } from '@babelboard/identity/contract';
import { Command } from '@nestjs/cqrs';

/** Makes account and profile of a candidate who came by a provider, and opens a session. */
export class RegisterSocialCandidate extends Command<Awaited<ReturnType<SocialRegistrations['register']>>> {
  constructor(readonly registration: SocialRegistration) {
    super();
  }
}
