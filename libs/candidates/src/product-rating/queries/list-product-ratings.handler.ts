import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { IsNull, LessThan, Not } from 'typeorm';
import { summarise } from '../domain/rating-summary.js';
import { ProductRating, type Score } from '../entities/product-rating.entity.js';
import { ListProductRatings, type RatingPage } from './list-product-ratings.query.js';

@QueryHandler(ListProductRatings)
export class ListProductRatingsHandler implements IQueryHandler<ListProductRatings> {
  constructor(private readonly database: Database) {}

  async execute({ page: { size, cursor }, score }: ListProductRatings): Promise<RatingPage> {
    const [found, counts] = await Promise.all([
      this.database.dataSource.manager.find(ProductRating, {
        where: { score: score ?? Not(IsNull()), ...(cursor === null ? {} : { id: LessThan(cursor) }) },
        order: { id: 'DESC' },
        take: size + 1,
      }),
      this.database.query<{ score: Score | null; count: number }>(
        'SELECT score, count(*)::int AS count FROM product_rating GROUP BY score',
      ),
    ]);
    const ratings = found.slice(0, size);
    return { ratings, cursor: found.length > size ? (ratings.at(-1)?.id ?? null) : null, summary: summarise(counts) };
  }
}
