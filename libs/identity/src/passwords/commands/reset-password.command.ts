import { Command } from '@nestjs/cqrs';

/** Sets a new password with the code of a mail, and ends every session. */
export class ResetPassword extends Command<void> {
  constructor(
    readonly token: string,
    readonly password: string,
  ) {
    super();
  }
}
