import { Command } from '@nestjs/cqrs';

/** Signs every device of an account out; for operators. */
export class EndSessions extends Command<void> {
  constructor(readonly accountId: number) {
    super();
  }
}
