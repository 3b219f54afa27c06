import { Command } from '@nestjs/cqrs';
import type { NeededConsent } from '../domain/consent-kind.js';

/** Says yes or no to newer versions of the texts that an account began with; each version is asked once. */
export class AnswerNewTexts extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly agreed: boolean,
    /** What was shown. */
    readonly texts: readonly { kind: NeededConsent; textVersion: string }[],
    /** In which it was read; the account's where null. */
    readonly language: string | null,
  ) {
    super();
  }
}
