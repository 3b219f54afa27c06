import { Command } from '@nestjs/cqrs';
import type { ClientInfo, OpenedSession } from '../../sessions/sessions.js';

/** Changes the code of a support link into a session as the user; it lasts an hour at most. */
export class OpenSupportAccess extends Command<OpenedSession> {
  constructor(
    readonly code: string,
    readonly client: ClientInfo,
  ) {
    super();
  }
}
