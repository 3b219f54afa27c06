import type { AuthenticatedSession } from '@babelboard/identity';
import { Fits } from '@babelboard/matching';
import {
  type OfferFitsQuery,
  type OfferFitsResponse,
  offerFitsQuery,
  offerFitsResponse,
  problem,
} from '@babelboard/wire';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';

/** How any offers suit a candidate: lists and offers are the same for everybody, the browser adds this. */
@ApiTags('matchings')
@Controller('api/candidates/matchings/fits')
export class OfferFitsController {
  constructor(private readonly fits: Fits) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'How well offers suit, 50 at most; without those that do not' })
  @ApiResponse({ status: 200, standardSchema: offerFitsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async of(
    @Query({ schema: offerFitsQuery }) { ids }: OfferFitsQuery,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<OfferFitsResponse> {
    const fits = await this.fits.of(accountId, ids);
    return { data: [...fits].map(([offer_id, { score }]) => ({ offer_id, score: Math.round(score) })) };
  }
}
