import { Command } from '@nestjs/cqrs';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { ClientInfo, OpenedSession } from '../../sessions/sessions.js';

/** Opens a session for the owner of a passkey. It counts as both factors: something had, and a PIN or a finger. */
export class LogInWithPasskey extends Command<OpenedSession> {
  constructor(
    readonly response: AuthenticationResponseJSON,
    readonly client: ClientInfo,
  ) {
    super();
  }
}
