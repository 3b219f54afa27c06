import { Command } from '@nestjs/cqrs';
import type { BrowserProof } from '../../registration/domain/registrant-browser.js';

const NOBODYS_BROWSER: BrowserProof = { signedInAs: null, secrets: [] };

/** Sets a new password with the code of a mail, and ends every session. */
export class ResetPassword extends Command<void> {
  constructor(
    readonly token: string,
    readonly password: string,
    /** The one of whoever registered shows that what was entered is theirs. */
    readonly browser: BrowserProof = NOBODYS_BROWSER,
  ) {
    super();
  }
}
