import { ListProductRatings } from '@babelboard/candidates';
import {
  type ProductRatingsResponse,
  problem,
  productRatingsQuery,
  productRatingsResponse,
  SCORES,
} from '@babelboard/wire';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';

@ApiTags('admin')
@Controller('api/admin')
export class ProductRatingsController {
  constructor(private readonly queries: QueryBus) {}

  @Requires('admin:operate')
  @Get('product-ratings')
  @ApiOperation({ summary: 'How candidates find the product, newest first, with what all ratings come to' })
  @ApiResponse({ status: 200, standardSchema: productRatingsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async list(
    @Query({ schema: productRatingsQuery }) { size, cursor, score }: z.infer<typeof productRatingsQuery>,
  ): Promise<ProductRatingsResponse> {
    const wanted = new ListProductRatings({ size, cursor: cursor ?? null }, score ?? null);
    const { ratings, cursor: next, summary } = await this.queries.execute(wanted);
    return {
      data: ratings.flatMap(({ id, answeredAt, score, comment, accountId }) =>
        score === null ? [] : [{ id, at: answeredAt.toISOString(), score, comment, account_id: accountId }],
      ),
      next_cursor: next,
      summary: {
        total: summary.total,
        average: summary.average,
        scores: SCORES.toReversed().map((score) => ({ score, total: summary.byScore[score] })),
        skipped: summary.skipped,
      },
    };
  }
}
