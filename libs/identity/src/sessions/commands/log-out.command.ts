import { Command } from '@nestjs/cqrs';

/** Ends the session of this device; changes nothing where it has ended. */
export class LogOut extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly sessionId: string,
    /** The session of the same account that the browser has instead. */
    readonly successor: string | null = null,
  ) {
    super();
  }
}
