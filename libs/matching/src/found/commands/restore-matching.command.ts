import { Command } from '@nestjs/cqrs';

/** Takes an offer back among somebody's matchings, and its reason out of what comes next. */
export class RestoreMatching extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly offerId: number,
  ) {
    super();
  }
}
