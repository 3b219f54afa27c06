import type { AuthenticatedSession } from '@babelboard/identity';
import { AnswerNewTexts, ChangeConsent, ListConsents } from '@babelboard/privacy';
import {
  type AnswerNewTextsRequest,
  answerNewTextsRequest,
  type ChangeConsentRequest,
  type ConsentsResponse,
  changeConsentRequest,
  consentsResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';

/** What one has consented to. */
@ApiTags('account')
@Controller('api')
export class ConsentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

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
