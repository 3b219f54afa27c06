import { Command } from '@nestjs/cqrs';
import type { AuthenticatedSession } from '../../sessions/sessions.js';

/** Turns the second factor on with a first code. Gives the recovery codes, which are never shown again. */
export class ConfirmSecondFactor extends Command<string[]> {
  constructor(
    readonly signedIn: Pick<AuthenticatedSession, 'accountId' | 'sessionId'>,
    readonly code: string,
  ) {
    super();
  }
}
