import { Command } from '@nestjs/cqrs';

/** Lets a new address count with the code of its mail, and ends every session. */
export class ConfirmEmailChange extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}
