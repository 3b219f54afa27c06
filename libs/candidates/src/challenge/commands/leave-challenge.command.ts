import { Command } from '@nestjs/cqrs';

/** Ends one's part in the challenge. */
export class LeaveChallenge extends Command<void> {
  constructor(readonly accountId: number) {
    super();
  }
}
