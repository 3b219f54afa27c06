import { Command } from '@nestjs/cqrs';

/** Asks the feedback service for its opinion of a CV. */
export class RequestCvReview extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly cvId: number,
  ) {
    super();
  }
}
