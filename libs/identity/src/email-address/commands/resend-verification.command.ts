import { Command } from '@nestjs/cqrs';

/** Has another link mailed where an address waits for its verification; the same for every address. */
export class ResendVerification extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}
