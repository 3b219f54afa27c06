import { Command } from '@nestjs/cqrs';

/** Says that a live offer is still open. */
export class ConfirmOfferOpen extends Command<void> {
  constructor(
    readonly offerId: number,
    /** Whose it must be. */
    readonly companyId: number,
  ) {
    super();
  }
}
