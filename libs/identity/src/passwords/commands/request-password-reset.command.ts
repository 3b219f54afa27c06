import { Command } from '@nestjs/cqrs';

/** Has a link to a new password mailed where the address has an account; the same for every address. */
export class RequestPasswordReset extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}
