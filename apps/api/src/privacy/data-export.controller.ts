import type { AuthenticatedSession } from '@babelboard/identity';
import { Settings } from '@babelboard/platform';
import { EndDataExport, NoteSentDataExport, RequestDataExport, TakeDataExport } from '@babelboard/privacy';
import { type Done, done, problem } from '@babelboard/wire';
import { Controller, Get, Head, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Public, Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { AuthLimits } from '../auth/client/auth-limits.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { sentWhole } from './sent-whole.js';

const exportParameters = z.object({ token: z.string().min(1).max(200) });

/** A copy of all that is held about oneself. */
@ApiTags('account')
@Controller('api')
export class DataExportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AuthLimits,
    private readonly settings: Settings,
  ) {}

  @Requires('account:manage')
  @Post('account/export')
  @HttpCode(202)
  @ApiOperation({ summary: 'Ask for a copy of all that is held about oneself; its link comes by mail' })
  @ApiResponse({ status: 202, standardSchema: done })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'One copy a day' })
  async requestExport(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new RequestDataExport(accountId));
    return doneWith(t('done.export-begun'));
  }

  /** A look at the address uses nothing up. */
  @Public()
  @Head('account/export/:token')
  @ApiOperation({ summary: 'Nothing; the code stays unused' })
  @ApiResponse({ status: 204 })
  @HttpCode(204)
  lookAtExport(): void {}

  /** Sends the copy, as a whole. The link is used up by `endExport` alone, and counts for an hour after the first whole sending. */
  @Public()
  @Get('account/export/:token')
  @ApiOperation({
    summary: 'Download the copy',
    description:
      'What breaks off can be fetched again. The code ends with `…/received`, or an hour after the first whole download.',
  })
  @ApiResponse({ status: 200, description: 'A ZIP file', content: { 'application/zip': {} } })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used or expired' })
  async download(
    @Param({ schema: exportParameters }) { token }: z.infer<typeof exportParameters>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limits.count('redeem', request);
    const { stream, size, requestedAt } = await this.commands.execute(new TakeDataExport(token));
    const name = `${this.settings.productPrefix}-data-${requestedAt.toISOString().slice(0, 10)}.zip`;
    response.set({
      'Accept-Ranges': 'none',
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(size),
      'Content-Type': 'application/zip',
      'Referrer-Policy': 'no-referrer',
    });
    if (await sentWhole(stream, response, size)) {
      await this.commands.execute(new NoteSentDataExport(token));
    }
  }

  @Public()
  @Post('account/export/:token/received')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say that the copy has arrived: the code is used up and the file goes' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used or expired' })
  async endExport(
    @Param({ schema: exportParameters }) { token }: z.infer<typeof exportParameters>,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.limits.count('redeem', request);
    await this.commands.execute(new EndDataExport(token));
    return doneWith(t('done.export-received'));
  }
}
