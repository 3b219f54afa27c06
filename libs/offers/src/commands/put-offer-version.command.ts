import { Command } from '@nestjs/cqrs';
import type { OfferTexts } from '../domain/posted-fields.js';

/** Says what an offer says in another language, too. */
export class PutOfferVersion extends Command<void> {
  constructor(
    readonly offerId: number,
    readonly companyId: number,
    readonly languageId: number,
    readonly texts: OfferTexts,
    /** With which the edit began; null where nobody asks who wrote meanwhile. */
    readonly base: OfferTexts | null = null,
  ) {
    super();
  }
}
