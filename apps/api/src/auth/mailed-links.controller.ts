import { CheckMailedLink } from '@babelboard/identity';
import { type CheckedLink, checkedLink, checkLinkRequest, problem } from '@babelboard/wire';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import { Public } from './access/access.decorator.js';
import { ReadOnlyUnderSupport } from './access/read-only-under-support.decorator.js';
import { AuthLimits } from './client/auth-limits.js';

/** Links of mails, before anything is typed or pressed for them. */
@ApiTags('auth')
@Controller('api/auth/mailed-links')
export class MailedLinksController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: AuthLimits,
  ) {}

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('check')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Whether a link of a mail is still good',
    description: 'Uses nothing up. A POST, so that the code stands in no address.',
  })
  @ApiResponse({ status: 200, standardSchema: checkedLink })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async check(
    @Body({ schema: checkLinkRequest }) { link, token }: z.infer<typeof checkLinkRequest>,
    @Req() request: Request,
  ): Promise<CheckedLink> {
    await this.limits.count('redeem', request);
    return { good: await this.queries.execute(new CheckMailedLink(link, token)) };
  }
}
