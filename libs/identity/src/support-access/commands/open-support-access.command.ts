import { Command } from '@nestjs/cqrs';
import type { RedeemedSession } from '../../handoff/commands/redeem-admin-code.command.js';
import type { ClientInfo } from '../../sessions.js';

/** Changes the code of a support link into a session as the user; it lasts an hour at most. */
export class OpenSupportAccess extends Command<RedeemedSession> {
  constructor(
    readonly code: string,
    readonly client: ClientInfo,
  ) {
    super();
  }
}
