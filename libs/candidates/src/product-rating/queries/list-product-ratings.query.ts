import { Query } from '@nestjs/cqrs';
import type { ProductRating, Score } from '../entities/product-rating.entity.js';

/** What all answers come to. */
export interface RatingSummary {
  /** How many gave each score. */
  byScore: Record<Score, number>;
  total: number;
  /** Null where nobody rated. */
  average: number | null;
  /** How many do not want to be asked. */
  skipped: number;
}

export interface RatingPage {
  /** Newest first. */
  ratings: ProductRating[];
  /** Where the next page begins; null on the last one. */
  cursor: number | null;
  summary: RatingSummary;
}

/** A page of how candidates rated the product, and what all their ratings come to. */
export class ListProductRatings extends Query<RatingPage> {
  constructor(
    readonly page: { size: number; cursor: number | null },
    /** Null for all. */
    readonly score: Score | null,
  ) {
    super();
  }
}
