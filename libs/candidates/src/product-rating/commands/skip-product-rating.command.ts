import { Command } from '@nestjs/cqrs';

/** Is not asked again how the product is. */
export class SkipProductRating extends Command<void> {
  constructor(readonly accountId: number) {
    super();
  }
}
