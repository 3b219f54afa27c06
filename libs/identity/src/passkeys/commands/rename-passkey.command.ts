import { Command } from '@nestjs/cqrs';

/** Calls a passkey otherwise. */
export class RenamePasskey extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly passkeyId: string,
    readonly name: string,
  ) {
    super();
  }
}
