import { Command } from '@nestjs/cqrs';

/** Lets a company keep an application in its talent pool, or no longer. */
export class ChangePoolConsent extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly applicationId: number,
    readonly given: boolean,
    /** In which it was asked. */
    readonly language: string,
  ) {
    super();
  }
}
