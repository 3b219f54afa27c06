import { Command } from '@nestjs/cqrs';

/** Turns the second factor on with a first code. Gives the recovery codes, which are never shown again. */
export class ConfirmSecondFactor extends Command<string[]> {
  constructor(
    readonly accountId: number,
    readonly code: string,
  ) {
    super();
  }
}
