import { Command } from '@nestjs/cqrs';

/** Takes an offer from a candidate's favorites. */
export class RemoveFavorite extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly offerId: number,
  ) {
    super();
  }
}
