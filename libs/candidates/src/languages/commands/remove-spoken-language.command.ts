import { Command } from '@nestjs/cqrs';

/** A language goes from somebody's list. */
export class RemoveSpokenLanguage extends Command<void> {
  constructor(
    readonly accountId: number,
    /** Id or slug. */
    readonly language: number | string,
  ) {
    super();
  }
}
