import { Command } from '@nestjs/cqrs';

/** Takes away what an offer says in another language. */
export class RemoveOfferVersion extends Command<void> {
  constructor(
    readonly offerId: number,
    readonly companyId: number,
    readonly languageId: number,
  ) {
    super();
  }
}
