import { type AuthenticatedSession, CreateSupportAccess, OpenSupportAccess } from '@babelboard/identity';
import { pathTo } from '@babelboard/pages';
import { Settings } from '@babelboard/platform';
import { pathIn, type UiLanguage } from '@babelboard/texts';
import {
  codeRequest,
  type LoginResponse,
  loginResponse,
  problem,
  type SupportAccessResponse,
  supportAccessRequest,
  supportAccessResponse,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { RequestLanguage } from '../languages/request-language.js';
import { Public, Requires } from './access/access.decorator.js';
import { CurrentSession } from './access/current-session.decorator.js';
import { ReadOnlyUnderSupport } from './access/read-only-under-support.decorator.js';
import { AuthLimits } from './client/auth-limits.js';
import { ClientInfos } from './client/client-infos.js';
import { LoginAnswers } from './login-answers.js';

/** Operators see the product as somebody, in the open: every request is written down. */
@ApiTags('admin')
@Controller('api')
export class SupportAccessController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AuthLimits,
    private readonly clients: ClientInfos,
    private readonly answers: LoginAnswers,
    private readonly settings: Settings,
  ) {}

  @Requires('admin:operate')
  @Post('admin/support-access')
  @HttpCode(201)
  @ApiOperation({ summary: 'Make a link to see the product as one user; it works once, for ten minutes' })
  @ApiResponse({ status: 201, standardSchema: supportAccessResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  async create(
    @Body({ schema: supportAccessRequest }) body: z.infer<typeof supportAccessRequest>,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SupportAccessResponse> {
    const { code, expiresAt } = await this.commands.execute(new CreateSupportAccess(session, body.account_id));
    const url = `${this.settings.baseUrl}${pathIn(language, pathTo('backdoor'))}?code=${encodeURIComponent(code)}`;
    return { url, code, expires_at: expiresAt.toISOString() };
  }

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('auth/support-access')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Begin to see the product as the user of the link',
    description: 'Sets the cookies of a session of an hour at most; `user.support` says that it is one.',
  })
  @ApiResponse({ status: 200, standardSchema: loginResponse })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used or expired' })
  async open(
    @Body({ schema: codeRequest }) { code }: z.infer<typeof codeRequest>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResponse> {
    await this.limits.count('redeem', request);
    const opened = await this.commands.execute(new OpenSupportAccess(code, this.clients.of(request)));
    return this.answers.give(request, response, opened);
  }
}
