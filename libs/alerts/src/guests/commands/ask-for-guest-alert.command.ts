import { Command } from '@nestjs/cqrs';

/** Somebody without an account wants to be told of new offers of a list. */
export class AskForGuestAlert extends Command<void> {
  constructor(readonly asked: { email: string; address: string; timeZone: string; language: string }) {
    super();
  }
}
