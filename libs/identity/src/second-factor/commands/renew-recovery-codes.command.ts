import { Command } from '@nestjs/cqrs';
import type { Proof } from '../../sign-in-methods/reauthentication.js';

/** Replaces the recovery codes of an account whose second factor is on. Gives the new ones, which are never shown again. */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(
    readonly accountId: number,
    readonly proof: Proof,
  ) {
    super();
  }
}
