import { Command } from '@nestjs/cqrs';
import type { OfferContent } from '../domain/offer-content.js';

/** An ad of a source, ready to be stored. */
export interface OfferToImport {
  /** Where the ad comes from, and its id or hash there: the key by which it is found again. */
  source: string;
  sourceKey: string;
  /** Over all that is stored; the same hash means that nothing changed. */
  contentHash: string;
  /** The same as the versions before made it; to be left out in the next version. */
  formerContentHash?: string;
  companyId: number;
  content: OfferContent;
  /** Null where the ad names none: then the day of its first import. */
  postedAt: Date | null;
  /** Paid placement from the first import on; a later import leaves it as it is. */
  promoted?: boolean;
  /** Its last moment; null where it names none or where that is to be ignored. */
  validThrough: Date | null;
}

export interface ImportedOffer {
  offerId: number;
  outcome: 'created' | 'changed' | 'unchanged';
}

/**
 * Stores a batch of ads in one transaction, each found by its key: new ones are published for 30 days from now or until
 * their last day, known ones are revised where something changed. Gives what became of each, in the order given. Every
 * key stands once in a batch.
 */
export class ImportOffers extends Command<ImportedOffer[]> {
  constructor(
    readonly offers: OfferToImport[],
    /** The snapshot that the ads belong to; null leaves the one they have. */
    readonly snapshot: string | null = null,
  ) {
    super();
  }
}
