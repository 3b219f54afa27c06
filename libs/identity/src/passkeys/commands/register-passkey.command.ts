import { Command } from '@nestjs/cqrs';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';

/** Keeps the passkey that an authenticator made. */
export class RegisterPasskey extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly name: string,
    readonly response: RegistrationResponseJSON,
  ) {
    super();
  }
}
