import {
  type AuthenticatedSession,
  ChangeLanguage,
  ChangePassword,
  ConfirmEmailChange,
  RequestEmailChange,
} from '@babelboard/identity';
import {
  changeLanguageRequest,
  type Done,
  done,
  problem,
  updateEmailRequest,
  updatePasswordRequest,
  verifyEmailRequest,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { Public, Requires } from './access/access.decorator.js';
import { CurrentSession } from './access/current-session.decorator.js';
import { BrowserProofs } from './browser-proofs.js';
import { AuthLimits } from './client/auth-limits.js';
import { doneWith } from './done.js';
import { LoginAnswers } from './login-answers.js';
import { requireSamePassword } from './require-same-password.js';

type EmailUpdate = z.infer<typeof updateEmailRequest>;
type PasswordUpdate = z.infer<typeof updatePasswordRequest>;

/** One's own address, password and language; the same for candidates and companies, each at its own address. */
@ApiTags('account')
@Controller('api')
export class AccountSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AuthLimits,
    private readonly answers: LoginAnswers,
    private readonly browsers: BrowserProofs,
  ) {}

  @Requires('candidate:self')
  @Post('candidates/account-settings/update-email')
  @HttpCode(200)
  @ApiOperation({ summary: 'Another address; it counts once its mail is confirmed' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Not valid, or the password is wrong' })
  updateCandidateEmail(
    @Body({ schema: updateEmailRequest }) body: EmailUpdate,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    return this.updateEmail(body, session, t);
  }

  @Requires('company:self')
  @Post('companies/account-settings/update-email')
  @HttpCode(200)
  @ApiOperation({ summary: 'Another address; it counts once its mail is confirmed' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Not valid, or the password is wrong' })
  updateCompanyEmail(
    @Body({ schema: updateEmailRequest }) body: EmailUpdate,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    return this.updateEmail(body, session, t);
  }

  @Requires('candidate:self')
  @Post('candidates/account-settings/update-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Another password; every other device is signed out' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Too weak, or the present password is wrong' })
  updateCandidatePassword(
    @Body({ schema: updatePasswordRequest }) body: PasswordUpdate,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    return this.updatePassword(body, session, t);
  }

  @Requires('company:self')
  @Post('companies/account-settings/update-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Another password; every other device is signed out' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Too weak, or the present password is wrong' })
  updateCompanyPassword(
    @Body({ schema: updatePasswordRequest }) body: PasswordUpdate,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    return this.updatePassword(body, session, t);
  }

  @Requires('account:manage')
  @Patch('account/language')
  @ApiOperation({ summary: 'Another language of pages, answers and mails' })
  @ApiResponse({ status: 200, standardSchema: changeLanguageRequest })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No texts in this language' })
  async changeLanguage(
    @Body({ schema: changeLanguageRequest }) body: z.infer<typeof changeLanguageRequest>,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<z.infer<typeof changeLanguageRequest>> {
    await this.commands.execute(new ChangeLanguage(accountId, body.language));
    return body;
  }

  @Public()
  @Post('auth/confirm-email-change')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let the new address count, with the code of its mail', description: 'All sessions end.' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'Wrong, used or expired' })
  @ApiResponse({ status: 422, standardSchema: problem, description: '`PROOF_NEEDED`: the password, in this browser' })
  async confirmEmailChange(
    @Body({ schema: verifyEmailRequest }) { token, password }: z.infer<typeof verifyEmailRequest>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.limits.count('redeem', request);
    await this.commands.execute(new ConfirmEmailChange(token, await this.browsers.of(request), password ?? null));
    this.answers.cookies.clear(response);
    return doneWith(t('done.email-updated'));
  }

  private async updateEmail(body: EmailUpdate, session: AuthenticatedSession, t: ApiTexts): Promise<Done> {
    await this.commands.execute(new RequestEmailChange(session, body.email, body.password));
    return doneWith(t('done.email-asked'));
  }

  private async updatePassword(body: PasswordUpdate, session: AuthenticatedSession, t: ApiTexts): Promise<Done> {
    requireSamePassword(body);
    const { accountId, sessionId } = session;
    await this.commands.execute(new ChangePassword(accountId, sessionId, body.current_password, body.password));
    return doneWith(t('done.password-updated'));
  }
}
