import type { Slice } from '../slice.js';
import { RateProductHandler } from './commands/rate-product.handler.js';
import { SkipProductRatingHandler } from './commands/skip-product-rating.handler.js';
import { ProductRating } from './entities/product-rating.entity.js';
import { ProductRatings } from './product-ratings.js';
import { ListProductRatingsHandler } from './queries/list-product-ratings.handler.js';
import { ForgetRatingTexts } from './schedules/forget-rating-texts.schedule.js';

/** How candidates find the product: asked once, answered or skipped for good, read by operators. */
export const productRatingSlice: Slice = {
  entities: [ProductRating],
  events: [],
  providers: [
    ForgetRatingTexts,
    ListProductRatingsHandler,
    ProductRatings,
    RateProductHandler,
    SkipProductRatingHandler,
  ],
  exports: [],
};
