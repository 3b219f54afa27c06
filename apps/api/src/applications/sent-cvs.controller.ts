import { OpenSentCv } from '@babelboard/applications';
import type { AuthenticatedSession } from '@babelboard/identity';
import { problem } from '@babelboard/wire';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { sendSentCv } from './send-sent-cv.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The CV that went with an application, for the candidate who sent it. */
@ApiTags('applications')
@Controller('api/candidates/applications')
export class SentCvsController {
  constructor(private readonly queries: QueryBus) {}

  @Requires('candidate:self')
  @Get(':id/cv')
  @ApiOperation({ summary: 'The CV that went with one of my applications, as it was sent' })
  @ApiResponse({ status: 200, description: 'The file', content: { 'application/octet-stream': {} } })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'The file is not there any more' })
  async cv(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @Res() response: Response,
  ): Promise<void> {
    await sendSentCv(response, await this.queries.execute(new OpenSentCv({ accountId }, id)), false);
  }
}
