import { Command } from '@nestjs/cqrs';

/** Pages and mails are in another language from now on. */
export class ChangeLanguage extends Command<void> {
  constructor(
    readonly accountId: number,
    /** ISO 639-1. */
    readonly language: string,
  ) {
    super();
  }
}
