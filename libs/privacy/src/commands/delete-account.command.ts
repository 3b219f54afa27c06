import type { AskingSession } from '@babelboard/identity/contract';
import { Command } from '@nestjs/cqrs';
import type { DeletionReason } from '../domain/deletion-reason.js';

/** Ends an account for good: sessions at once, then everything that is held about the person. */
export class DeleteAccount extends Command<void> {
  constructor(
    /** The session that asks for it. */
    readonly session: AskingSession,
    readonly given: { reason: DeletionReason; text: string; password: string | null },
  ) {
    super();
  }
}
