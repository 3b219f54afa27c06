import { Command } from '@nestjs/cqrs';
import type { ClientInfo, OpenedSession } from '../../sessions/sessions.js';
import type { SocialPerson } from '../domain/social-person.js';

/** A session for a known person, else a token for the page that asks for what is missing. */
export type SocialLoginResult = OpenedSession | { linkToken: string };

/** Takes somebody in whom a provider has sent. */
export class AcceptSocialLogin extends Command<SocialLoginResult> {
  constructor(
    readonly person: SocialPerson,
    readonly redirect: string | null,
    readonly browserSecret: string,
    readonly client: ClientInfo,
  ) {
    super();
  }
}
