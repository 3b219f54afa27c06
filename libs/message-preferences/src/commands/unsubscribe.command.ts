import { Command } from '@nestjs/cqrs';

/** Stops the mails that a link in a mail stands for, or all that can be stopped. */
export class Unsubscribe extends Command<void> {
  constructor(
    readonly code: string,
    readonly extent: 'kind' | 'all',
  ) {
    super();
  }
}
