import { Query } from '@nestjs/cqrs';

/** An offer's texts in another language. */
export interface OfferVersionTexts {
  /** Sanitised. */
  descriptionHtml: string;
  descriptionText: string;
}

/** Null where it has none in that language. */
export class FindOfferVersion extends Query<OfferVersionTexts | null> {
  constructor(
    readonly offerId: number,
    readonly languageId: number,
  ) {
    super();
  }
}
