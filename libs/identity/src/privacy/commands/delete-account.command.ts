import { Command } from '@nestjs/cqrs';
import type { AuthenticatedSession } from '../../sessions.js';
import type { DeletionReason } from '../domain/deletion-reason.js';

/** Ends an account for good: sessions at once, then everything that is held about the person. */
export class DeleteAccount extends Command<void> {
  constructor(
    /** The session that asks for it. */
    readonly session: Pick<AuthenticatedSession, 'accountId' | 'sessionId' | 'createdAt'>,
    readonly given: { reason: DeletionReason; text: string; password: string | null },
  ) {
    super();
  }
}
