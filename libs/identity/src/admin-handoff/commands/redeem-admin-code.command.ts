import { Command } from '@nestjs/cqrs';
import type { ClientInfo, OpenedSession } from '../../sessions/sessions.js';

/** Changes the code that the dashboard outside was opened with into a session for it. */
export class RedeemAdminCode extends Command<OpenedSession> {
  constructor(
    readonly code: string,
    readonly client: ClientInfo,
  ) {
    super();
  }
}
