import { Command } from '@nestjs/cqrs';
import type { BrowserProof } from '../../registration/domain/registrant-browser.js';

/** Shows with the code of a mail that an address is one’s own; who did not register in this browser needs the password, too. */
export class VerifyEmail extends Command<string | null> {
  constructor(
    readonly token: string,
    readonly browser: BrowserProof,
    readonly password: string | null,
  ) {
    super();
  }
}
