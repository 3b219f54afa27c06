import { Command } from '@nestjs/cqrs';
import type { Proof } from '../../sign-in-methods/reauthentication.js';

/** Lets a passkey open the account no longer. */
export class RemovePasskey extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly passkeyId: string,
    readonly proof: Proof,
  ) {
    super();
  }
}
