import { Command } from '@nestjs/cqrs';
import type { EngineName } from '../engines/offer-search-engine.js';

export interface ReindexedEngine {
  engine: EngineName;
  /** Offers in the new index. */
  offers: number;
}

/** Builds new indexes from all live offers and swaps them with those that serve; of one engine, or of all. */
export class ReindexOffers extends Command<ReindexedEngine[]> {
  constructor(
    readonly engine?: EngineName,
    readonly onProgress: (done: number, total: number) => void = () => undefined,
  ) {
    super();
  }
}
