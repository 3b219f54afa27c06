import { Command } from '@nestjs/cqrs';
import type { Proof } from '../../sign-in-methods/reauthentication.js';

/** Makes a secret for an authenticator; it counts once a code of it is confirmed. Gives it in Base32 and as key URI. */
export class BeginSecondFactor extends Command<{ secret: string; uri: string }> {
  constructor(
    readonly accountId: number,
    readonly proof: Proof,
  ) {
    super();
  }
}
