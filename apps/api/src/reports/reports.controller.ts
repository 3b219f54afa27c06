import { ReportOffer } from '@babelboard/operations';
import { RateLimits } from '@babelboard/platform';
import { problem, type ReportReceipt, type ReportRequest, reportReceipt, reportRequest } from '@babelboard/wire';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import { limitedAddress } from '../auth/client/client-address.js';
import { languageOf } from '../languages/request-language.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** For one address. */
const LIMIT = { points: 10, seconds: 3_600 };

@ApiTags('jobs')
@Controller('api/offers')
export class ReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Post(':id/reports')
  @ApiOperation({ summary: 'Report an offer; no account is needed' })
  @ApiResponse({ status: 201, standardSchema: reportReceipt })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'The offer is not on the board' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async report(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: reportRequest }) report: ReportRequest,
    @Req() request: Request,
  ): Promise<ReportReceipt> {
    const address = limitedAddress(request.ip);
    await this.limits.consume('offer-report', address, LIMIT);
    const { reference, receivedAt, mailed } = await this.commands.execute(
      new ReportOffer(id, report, address, languageOf(request)),
    );
    return { reference, received_at: receivedAt.toISOString(), mailed };
  }
}
