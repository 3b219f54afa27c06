import { Clock } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProductRating } from '../entities/product-rating.entity.js';
import { ProductRatings } from '../product-ratings.js';
import { SkipProductRating } from './skip-product-rating.command.js';

@CommandHandler(SkipProductRating)
export class SkipProductRatingHandler implements ICommandHandler<SkipProductRating> {
  constructor(
    private readonly ratings: ProductRatings,
    private readonly clock: Clock,
  ) {}

  /** What was said stays said: an old window that skips takes no rating away. @throws DomainError ACCOUNT_NOT_FOUND, CANDIDATE_NOT_FOUND */
  async execute({ accountId }: SkipProductRating): Promise<void> {
    await this.ratings.answer(ProductRating.skipped(accountId, this.clock.now()), (known) => known === null);
  }
}
