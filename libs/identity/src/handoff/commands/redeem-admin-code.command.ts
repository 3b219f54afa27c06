import { Command } from '@nestjs/cqrs';
import type { ClientInfo } from '../../sessions.js';

/** A session that was just opened, for whoever hands it on. */
export interface RedeemedSession {
  token: string;
  email: string;
  expiresAt: Date;
}

/** Changes the code that the dashboard outside was opened with into a session for it. */
export class RedeemAdminCode extends Command<RedeemedSession> {
  constructor(
    readonly code: string,
    readonly client: ClientInfo,
  ) {
    super();
  }
}
