import { Command } from '@nestjs/cqrs';
import type { Score } from '../entities/product-rating.entity.js';

/** Says how the product is; whoever said so before says it anew. */
export class RateProduct extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly score: Score,
    /** In their own words; may be empty. */
    readonly comment: string,
  ) {
    super();
  }
}
