import { RedeemAdminCode } from '@babelboard/identity';
import { codeRequest, type HandoffResponse, handoffResponse, problem } from '@babelboard/wire';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Public } from './access/access.decorator.js';
import { ReadOnlyUnderSupport } from './access/read-only-under-support.decorator.js';
import { AuthLimits } from './client/auth-limits.js';
import { ClientInfos } from './client/client-infos.js';

@ApiTags('admin')
@Controller('api/auth')
export class HandoffController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AuthLimits,
    private readonly clients: ClientInfos,
  ) {}

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('handoff')
  @HttpCode(200)
  @ApiOperation({ summary: 'Change the code of the admin dashboard’s address into a session for it' })
  @ApiResponse({ status: 200, standardSchema: handoffResponse })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used or expired' })
  async redeem(
    @Body({ schema: codeRequest }) { code }: z.infer<typeof codeRequest>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HandoffResponse> {
    await this.limits.count('redeem', request);
    const opened = await this.commands.execute(new RedeemAdminCode(code, this.clients.of(request)));
    response.set('Cache-Control', 'no-store');
    return { token: opened.token, email: opened.email, token_expiration: opened.expiresAt.toISOString() };
  }
}
