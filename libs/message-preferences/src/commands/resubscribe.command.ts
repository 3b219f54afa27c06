import { Command } from '@nestjs/cqrs';

/** Takes back what was stopped by the link in a mail, with whatever the same press stopped. */
export class Resubscribe extends Command<void> {
  constructor(readonly code: string) {
    super();
  }
}
