import { Command } from '@nestjs/cqrs';

/** The key of an ad in its source. */
export interface OfferKey {
  source: string;
  sourceKey: string;
}

/** Closes the offers of a snapshot that are not among the present ones; gives their number. */
export class CloseMissingOffers extends Command<number> {
  constructor(
    readonly snapshot: string,
    readonly present: readonly OfferKey[],
  ) {
    super();
  }
}
