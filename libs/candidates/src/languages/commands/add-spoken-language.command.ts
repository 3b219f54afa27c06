import type { LevelRank } from '@babelboard/language-check';
import { Command } from '@nestjs/cqrs';

/** Somebody speaks one more language. */
export class AddSpokenLanguage extends Command<void> {
  constructor(
    readonly accountId: number,
    /** Id or slug. */
    readonly language: number | string,
    readonly level: LevelRank,
  ) {
    super();
  }
}
