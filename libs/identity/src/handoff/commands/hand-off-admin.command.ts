import { Command } from '@nestjs/cqrs';
import type { SessionMethod } from '../../sessions.js';

/** Gives where an admin goes on after the login: the built-in dashboard, or another one with a single-use code. */
export class HandOffAdmin extends Command<string> {
  constructor(
    readonly accountId: number,
    /** How the admin logged in: the session outside was begun in the same way. */
    readonly method: SessionMethod,
  ) {
    super();
  }
}
