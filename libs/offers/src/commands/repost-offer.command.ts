import { Command } from '@nestjs/cqrs';

/** Makes a new draft of an offer that is over; gives the draft's id. */
export class RepostOffer extends Command<number> {
  constructor(
    readonly offerId: number,
    readonly companyId: number,
    /** The account of the member who asks. */
    readonly accountId: number,
  ) {
    super();
  }
}
