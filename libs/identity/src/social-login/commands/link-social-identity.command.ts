import { Command } from '@nestjs/cqrs';
import type { BrowserProof } from '../../registration/domain/registrant-browser.js';
import type { ClientInfo } from '../../sessions/sessions.js';
import type { SocialArrival } from '../social-registrations.js';

/** Ties the provider's account to the account that has its address, and opens a session for its owner. */
export class LinkSocialIdentity extends Command<SocialArrival> {
  constructor(
    readonly token: string,
    readonly browserSecret: string | null,
    readonly browser: BrowserProof,
    /** Of the account, where nothing else shows that it is the person's. */
    readonly password: string | null,
    /** Of the second factor. */
    readonly code: string | null,
    readonly client: ClientInfo,
  ) {
    super();
  }
}
