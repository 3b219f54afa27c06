import { Command } from '@nestjs/cqrs';

/** Ends a session; changes nothing where it has ended. */
export class LogOut extends Command<void> {
  constructor(readonly sessionId: string) {
    super();
  }
}
