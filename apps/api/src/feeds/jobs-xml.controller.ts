import { Clock, RateLimits, Settings } from '@babelboard/platform';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import { limitedAddress } from '../auth/client/client-address.js';
import { jobsXml } from './jobs-xml.js';
import { PublicOffers } from './public-offers.js';
import { sendXml } from './send-xml.js';

/** The whole board at once is much: for one address. */
const LIMIT = { points: 6, seconds: 3_600 };

@ApiTags('public')
@Controller('feeds')
export class JobsXmlController {
  constructor(
    private readonly offers: PublicOffers,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Get('jobs.xml')
  @ApiOperation({
    summary: 'All live offers in the XML that job boards exchange',
    description: '`referencenumber` is stable for the life of an offer. At most 6 requests an hour.',
  })
  @ApiProduces('application/xml')
  @ApiResponse({ status: 200, description: '`<source>` with one `<job>` for each offer' })
  @ApiResponse({ status: 429, description: 'Too often; `Retry-After` says when again' })
  async feed(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.limits.consume('jobs-xml', limitedAddress(request.ip), LIMIT);
    await sendXml(response, jobsXml(this.offers, this.settings, this.clock.now()));
  }
}
