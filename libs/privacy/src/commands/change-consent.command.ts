import { Command } from '@nestjs/cqrs';
import type { ConsentKind } from '../domain/consent-kind.js';

/** Gives or withdraws a consent; the history is kept. */
export class ChangeConsent extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly kind: ConsentKind,
    readonly given: boolean,
    /** In which the text was read; the account's where null. */
    readonly language: string | null,
  ) {
    super();
  }
}
