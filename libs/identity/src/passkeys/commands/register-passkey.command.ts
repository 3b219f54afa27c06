import { Command } from '@nestjs/cqrs';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AuthenticatedSession } from '../../sessions/sessions.js';

/** Keeps the passkey that an authenticator made. */
export class RegisterPasskey extends Command<void> {
  constructor(
    readonly signedIn: Pick<AuthenticatedSession, 'accountId' | 'sessionId'>,
    readonly name: string,
    readonly response: RegistrationResponseJSON,
  ) {
    super();
  }
}
