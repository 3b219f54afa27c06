import { Command } from '@nestjs/cqrs';

/** Signs every device of an account out but the one that asks. */
export class RevokeOtherSessions extends Command<void> {
  constructor(
    readonly accountId: number,
    /** The session that stays. */
    readonly sessionId: string,
  ) {
    super();
  }
}
