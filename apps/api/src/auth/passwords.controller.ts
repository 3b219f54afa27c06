import { RequestPasswordReset, ResetPassword } from '@babelboard/identity';
import { type Done, done, emailRequest, problem, resetPasswordRequest } from '@babelboard/wire';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { Public } from './access/access.decorator.js';
import { BrowserProofs } from './browser-proofs.js';
import { AuthLimits } from './client/auth-limits.js';
import { doneWith } from './done.js';
import { LoginAnswers } from './login-answers.js';
import { requireSamePassword } from './require-same-password.js';

/** A forgotten password. */
@ApiTags('auth')
@Controller('api/auth/password')
export class PasswordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AuthLimits,
    private readonly answers: LoginAnswers,
    private readonly browsers: BrowserProofs,
  ) {}

  @Public()
  @Post('forgot')
  @HttpCode(200)
  @ApiOperation({ summary: 'A mail with a link to a new password', description: 'The same answer for every address.' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async forgot(
    @Body({ schema: emailRequest }) { email }: z.infer<typeof emailRequest>,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.limits.countMail('forgot', request, email);
    await this.commands.execute(new RequestPasswordReset(email));
    return doneWith(t('done.reset-mailed'));
  }

  @Public()
  @Post('reset')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a new password with the code of the mail', description: 'All sessions end.' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used or expired' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Too weak; the code can still be used' })
  async reset(
    @Body({ schema: resetPasswordRequest }) body: z.infer<typeof resetPasswordRequest>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    requireSamePassword(body);
    await this.limits.count('redeem', request);
    await this.commands.execute(new ResetPassword(body.token, body.password, await this.browsers.of(request)));
    this.answers.cookies.clear(response);
    return doneWith(t('done.password-updated'));
  }
}
