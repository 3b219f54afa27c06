import { Command } from '@nestjs/cqrs';
import type { Proof } from '../../sign-in-methods/reauthentication.js';

/** An account elsewhere opens this one no more. Nobody locks themselves out: a mail always leads to a password. */
export class UnlinkSocialIdentity extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly id: string,
    readonly proof: Proof,
  ) {
    super();
  }
}
