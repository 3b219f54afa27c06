import type { AuthenticatedSession } from '@babelboard/identity';
import { Settings } from '@babelboard/platform';
import {
  AnswerNewTexts,
  ChangeConsent,
  DeleteAccount,
  EndDataExport,
  ListConsents,
  NoteSentDataExport,
  RequestDataExport,
  TakeDataExport,
} from '@babelboard/privacy';
import {
  type AnswerNewTextsRequest,
  answerNewTextsRequest,
  type ChangeConsentRequest,
  type ConsentsResponse,
  changeConsentRequest,
  consentsResponse,
  type DeleteAccountRequest,
  type Done,
  deleteAccountRequest,
  done,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Head, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { Public, Requires } from './access/access.decorator.js';
import { CurrentSession } from './access/current-session.decorator.js';
import { ReadOnlyUnderSupport } from './access/read-only-under-support.decorator.js';
import { AuthLimits } from './client/auth-limits.js';
import { doneWith } from './done.js';
import { LoginAnswers } from './login-answers.js';
import { sentWhole } from './sent-whole.js';

const exportParameters = z.object({ token: z.string().min(1).max(200) });

/** What the law gives everybody over their data: a copy, an end, a say. */
@ApiTags('account')
@Controller('api')
export class PrivacyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: AuthLimits,
    private readonly answers: LoginAnswers,
    private readonly settings: Settings,
  ) {}

  @Requires('candidate:self')
  @ReadOnlyUnderSupport()
  @Delete('candidates/account-settings/destroy')
  @ApiOperation({ summary: 'Delete the account and all that is held about the person' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Not valid, or the password is wrong or missing' })
  deleteCandidate(
    @Body({ schema: deleteAccountRequest }) body: DeleteAccountRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    return this.deleteAccount(body, session, response, t);
  }

  @Requires('company:self')
  @ReadOnlyUnderSupport()
  @Delete('companies/account-settings/destroy')
  @ApiOperation({
    summary: 'Delete the account and all that is held about the person',
    description: 'When the last owner goes, the company’s offers go from the board.',
  })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'Not valid, or the password is wrong or missing' })
  deleteCompanyMember(
    @Body({ schema: deleteAccountRequest }) body: DeleteAccountRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Res({ passthrough: true }) response: Response,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    return this.deleteAccount(body, session, response, t);
  }

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

  @Requires('account:manage')
  @Get('account/consents')
  @ApiOperation({ summary: 'What one has consented to, with its history' })
  @ApiResponse({ status: 200, standardSchema: consentsResponse })
  listConsents(@CurrentSession() { accountId }: AuthenticatedSession): Promise<ConsentsResponse> {
    return this.presentConsents(accountId);
  }

  @Requires('account:manage')
  @Patch('account/consents')
  @ApiOperation({ summary: 'Give or withdraw a consent' })
  @ApiResponse({ status: 200, standardSchema: consentsResponse })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'An account cannot be without this one' })
  async changeConsent(
    @Body({ schema: changeConsentRequest }) { kind, given, language }: ChangeConsentRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<ConsentsResponse> {
    await this.commands.execute(new ChangeConsent(accountId, kind, given, language ?? null));
    return this.presentConsents(accountId);
  }

  @Requires('account:manage')
  @Post('account/consents/answer')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Agree to newer versions of the texts, or not',
    description:
      'Each version is asked once, by `consents_due` of the login. Without it the version agreed to before goes on to count.',
  })
  @ApiResponse({ status: 200, standardSchema: consentsResponse })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Another version stands now than was shown' })
  async answerNewTexts(
    @Body({ schema: answerNewTextsRequest }) { agreed, texts, language }: AnswerNewTextsRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<ConsentsResponse> {
    const shown = texts.map(({ kind, text_version }) => ({ kind, textVersion: text_version }));
    await this.commands.execute(new AnswerNewTexts(accountId, agreed, shown, language ?? null));
    return this.presentConsents(accountId);
  }

  private async deleteAccount(
    { motivo_id, texto, password }: DeleteAccountRequest,
    session: AuthenticatedSession,
    response: Response,
    t: ApiTexts,
  ): Promise<Done> {
    const given = { reason: motivo_id, text: texto, password: password ?? null };
    await this.commands.execute(new DeleteAccount(session, given));
    this.answers.cookies.clear(response);
    return doneWith(t('done.account-deleted'));
  }

  private async presentConsents(accountId: number): Promise<ConsentsResponse> {
    const consents = await this.queries.execute(new ListConsents(accountId));
    const history = consents.map(({ kind, given, textVersion, language, at }) => ({
      kind,
      given,
      text_version: textVersion,
      language,
      at: at.toISOString(),
    }));
    const data = history.filter(({ kind }, at) => history.findIndex((other) => other.kind === kind) === at);
    return { data, history };
  }
}
