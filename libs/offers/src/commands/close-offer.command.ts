import { Command } from '@nestjs/cqrs';
import type { OfferOutcome } from '../domain/posted-fields.js';

export class CloseOffer extends Command<void> {
  constructor(
    readonly offerId: number,
    /** Whose it must be; null where whoever runs the board asks. */
    readonly companyId: number | null = null,
    /** How the search ended; null where nobody says. */
    readonly outcome: OfferOutcome | null = null,
  ) {
    super();
  }
}
