import type { LevelRank } from '@babelboard/language-check';
import { Command } from '@nestjs/cqrs';

/** A language of somebody has another level, or is another language. */
export class ChangeSpokenLanguage extends Command<void> {
  constructor(
    readonly accountId: number,
    /** Id or slug of the one that is in the list. */
    readonly language: number | string,
    /** Id or slug of what stands in its place then. */
    readonly becomes: number | string,
    readonly level: LevelRank,
  ) {
    super();
  }
}
