import { Command } from '@nestjs/cqrs';

/** Makes a new draft with all that an offer says, whatever its state; gives the draft's id. */
export class DuplicateOffer extends Command<number> {
  constructor(
    readonly offerId: number,
    readonly companyId: number,
    /** The account of the member who asks. */
    readonly accountId: number,
  ) {
    super();
  }
}
