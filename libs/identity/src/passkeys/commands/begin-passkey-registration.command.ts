import { Command } from '@nestjs/cqrs';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Proof } from '../../sign-in-methods/reauthentication.js';

/** Invites an authenticator to make a passkey for the account; the invitation counts for five minutes. */
export class BeginPasskeyRegistration extends Command<PublicKeyCredentialCreationOptionsJSON> {
  constructor(
    readonly accountId: number,
    readonly proof: Proof,
  ) {
    super();
  }
}
