import { Command } from '@nestjs/cqrs';
import type { BrowserProof } from '../../registration/domain/registrant-browser.js';

/** Lets a new address count with the code of its mail, for who is signed in or knows the password; ends every session. */
export class ConfirmEmailChange extends Command<void> {
  constructor(
    readonly token: string,
    readonly browser: BrowserProof,
    readonly password: string | null,
  ) {
    super();
  }
}
