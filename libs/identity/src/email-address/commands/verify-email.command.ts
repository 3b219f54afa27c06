import { Command } from '@nestjs/cqrs';
import type { BrowserProof } from '../../registration/domain/registrant-browser.js';
import type { ClientInfo, OpenedSession } from '../../sessions/sessions.js';

export interface VerifiedEmail {
  /** Of the account. */
  email: string;
  /** The browser's secret that has done its work; null where it has none. */
  secret: string | null;
  /** Of who registered; null where somebody is signed in already, or a second factor is needed. */
  opened: OpenedSession | null;
}

/** Shows with the code of a mail that an address is one’s own, and signs in who registered; elsewhere than in their browser that takes the password, too. */
export class VerifyEmail extends Command<VerifiedEmail> {
  constructor(
    readonly token: string,
    readonly browser: BrowserProof,
    readonly password: string | null,
    readonly client: ClientInfo,
  ) {
    super();
  }
}
