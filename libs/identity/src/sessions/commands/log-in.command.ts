import { Command } from '@nestjs/cqrs';
import type { ClientInfo, OpenedSession } from '../sessions.js';

export interface Login {
  email: string;
  password: string;
  /** Of the authenticator, or a recovery code; null where none was typed. */
  code: string | null;
  client: ClientInfo;
}

/** Opens a session for who knows the password, and has the second factor where there is one. */
export class LogIn extends Command<OpenedSession> {
  constructor(readonly login: Login) {
    super();
  }
}
