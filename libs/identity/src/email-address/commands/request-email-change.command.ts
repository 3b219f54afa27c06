import { Command } from '@nestjs/cqrs';
import type { AuthenticatedSession } from '../../sessions/sessions.js';

/** Has a link mailed to a new address, which counts once it is confirmed; the same whether another account has it. */
export class RequestEmailChange extends Command<void> {
  constructor(
    readonly signedIn: Pick<AuthenticatedSession, 'accountId' | 'sessionId'>,
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}
