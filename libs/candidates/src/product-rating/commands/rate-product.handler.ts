import { Clock } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProductRating } from '../entities/product-rating.entity.js';
import { ProductRatings } from '../product-ratings.js';
import { RateProduct } from './rate-product.command.js';

@CommandHandler(RateProduct)
export class RateProductHandler implements ICommandHandler<RateProduct> {
  constructor(
    private readonly ratings: ProductRatings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError ACCOUNT_NOT_FOUND, CANDIDATE_NOT_FOUND */
  async execute({ accountId, score, comment }: RateProduct): Promise<void> {
    const rating = ProductRating.of(accountId, score, comment, this.clock.now());
    await this.ratings.answer(rating, () => true);
  }
}
