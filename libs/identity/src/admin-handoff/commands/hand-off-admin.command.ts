import { Command } from '@nestjs/cqrs';
import type { AuthenticatedSession } from '../../sessions/sessions.js';

/** Gives where an admin goes on after the login: the built-in dashboard, or another one with a single-use code. */
export class HandOffAdmin extends Command<string> {
  constructor(
    /** The code ends with this session; the one outside counts as begun in the same way. */
    readonly signedIn: Pick<AuthenticatedSession, 'accountId' | 'sessionId' | 'method'>,
  ) {
    super();
  }
}
