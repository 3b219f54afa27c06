import { Command } from '@nestjs/cqrs';

/** Keeps an offer among a candidate's favorites; one that is there stays as it is. */
export class AddFavorite extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly offerId: number,
  ) {
    super();
  }
}
