import { Command } from '@nestjs/cqrs';

/** Headline, letter and new entries are written in another language from now on; texts that are there stay in theirs. */
export class ChangeTextLanguage extends Command<void> {
  constructor(
    readonly accountId: number,
    /** ISO 639-1. */
    readonly language: string,
  ) {
    super();
  }
}
