import { Command } from '@nestjs/cqrs';

/** Gives an offer its days anew, also one whose days are over. */
export class RenewOffer extends Command<void> {
  constructor(
    readonly offerId: number,
    /** Whose it must be. */
    readonly companyId: number,
  ) {
    super();
  }
}
