import { problem } from '@babelboard/wire';
import { Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';
import { ReadOnlyUnderSupport } from '../auth/access/read-only-under-support.decorator.js';
import { LimitedReads } from '../limits/limited-reads.js';
import { type PlatformQuery, platformQuery } from './client-platform.js';
import { SeenOffers } from './seen-offers.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** People who leave for the original ad of an offer. */
@ApiTags('jobs')
@Controller('api/offers')
export class RedirectsController {
  constructor(private readonly seen: SeenOffers) {}

  @Public()
  @LimitedReads('suggestions')
  @ReadOnlyUnderSupport(false)
  @Post(':id/redirected')
  @HttpCode(204)
  @ApiOperation({ summary: 'Count that somebody goes on to the original ad', description: 'By day, without cookies.' })
  @ApiResponse({ status: 204, description: 'Counted, where there is such an offer' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No number' })
  redirected(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Query({ schema: platformQuery }) { _platform }: PlatformQuery,
    @Req() request: SessionRequest,
  ): void {
    this.seen.note('redirects', id, _platform, request);
  }
}
