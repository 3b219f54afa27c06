import { Query } from '@nestjs/cqrs';

export interface LiveOffersPart {
  /** The least id in it. */
  firstId: number;
  /** The latest change of an offer in it. */
  lastChange: Date;
}

/** Cuts the live offers, in the order of ids, into parts of `size`. */
export class SplitLiveOffers extends Query<LiveOffersPart[]> {
  constructor(readonly size: number) {
    super();
  }
}
