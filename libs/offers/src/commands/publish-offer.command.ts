import { Command } from '@nestjs/cqrs';

/** Shows a draft, or a paused or expired offer again. */
export class PublishOffer extends Command<void> {
  constructor(
    readonly offerId: number,
    /** Whose it must be, and who must be allowed to publish it; null where whoever runs the board asks. */
    readonly companyId: number | null = null,
  ) {
    super();
  }
}
