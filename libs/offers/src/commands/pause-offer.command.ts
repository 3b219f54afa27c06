import { Command } from '@nestjs/cqrs';

export class PauseOffer extends Command<void> {
  constructor(
    readonly offerId: number,
    /** Whose it must be; null where whoever runs the board asks. */
    readonly companyId: number | null = null,
  ) {
    super();
  }
}
