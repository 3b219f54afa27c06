import { Command } from '@nestjs/cqrs';

/** Takes away a draft, which nobody else has seen. */
export class DeleteDraft extends Command<void> {
  constructor(
    readonly offerId: number,
    readonly companyId: number,
  ) {
    super();
  }
}
