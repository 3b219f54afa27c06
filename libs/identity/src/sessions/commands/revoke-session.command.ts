import { Command } from '@nestjs/cqrs';

/** Signs one device of an account out. */
export class RevokeSession extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly sessionId: string,
  ) {
    super();
  }
}
