import { Command } from '@nestjs/cqrs';

/** Sets another password for who knows the present one, and ends every other session. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly accountId: number,
    /** The session that stays. */
    readonly sessionId: string,
    readonly currentPassword: string,
    readonly password: string,
  ) {
    super();
  }
}
