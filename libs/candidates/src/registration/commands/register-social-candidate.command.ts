import type { SocialArrival, SocialRegistration } from '@babelboard/identity/contract';
import { Command } from '@nestjs/cqrs';

/** Makes account and profile of a candidate who came by a provider, and opens a session. */
export class RegisterSocialCandidate extends Command<SocialArrival> {
  constructor(
    readonly registration: SocialRegistration,
    /** Whether news by mail are wanted. */
    readonly newsletters: boolean,
  ) {
    super();
  }
}
