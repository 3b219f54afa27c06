import { Command } from '@nestjs/cqrs';
import type { Proof } from '../../sign-in-methods/reauthentication.js';

/** Turns the second factor off; its secret and recovery codes are gone. */
export class RemoveSecondFactor extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly proof: Proof,
  ) {
    super();
  }
}
