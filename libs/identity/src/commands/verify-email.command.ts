import { Command } from '@nestjs/cqrs';

/** Shows with the code of a mail that an address is one’s own. */
export class VerifyEmail extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}
