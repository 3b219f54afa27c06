import { RateLimits } from '@babelboard/platform';
import {
  type PublicOffersQuery,
  type PublicOffersResponse,
  problem,
  publicOffersQuery,
  publicOffersResponse,
} from '@babelboard/wire';
import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import { limitedAddress } from '../auth/client/client-address.js';
import { PublicOffers } from './public-offers.js';

/** For one address. */
const LIMIT = { points: 120, seconds: 60 };

@ApiTags('public')
@Controller('api/public/v1')
export class PublicOffersController {
  constructor(
    private readonly offers: PublicOffers,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Get('offers')
  @Header('Access-Control-Allow-Origin', '*')
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  @ApiOperation({
    summary: 'All live offers, for others to read',
    description:
      'Page by page: pass `next_cursor` as `cursor` until it is null. With `updated_since` only what changed. At most 120 requests a minute. Please link to `url`.',
  })
  @ApiResponse({ status: 200, standardSchema: publicOffersResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async list(
    @Query({ schema: publicOffersQuery }) { cursor, limit, updated_since }: PublicOffersQuery,
    @Req() request: Request,
  ): Promise<PublicOffersResponse> {
    await this.limits.consume('public-offers', limitedAddress(request.ip), LIMIT);
    const { offers, next } = await this.offers.page(cursor, limit, updated_since ?? null);
    return { data: offers, next_cursor: next === null ? null : String(next) };
  }
}
