import { AnswerByMail, CheckMailAnswerLink } from '@babelboard/applications';
import {
  type MailAnsweredResponse,
  type MailAnswerLinkRequest,
  type MailAnswerState,
  mailAnsweredResponse,
  mailAnswerLinkRequest,
  mailAnswerRequest,
  mailAnswerState,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import { ReadOnlyUnderSupport } from '../auth/access/read-only-under-support.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { MailAnswerLimits } from './mail-answer-limits.js';

/** What members answer by links in their mails, for whoever holds one: nobody has to sign in. Looking at a link changes nothing. */
@ApiTags('mail-answers')
@Controller('api/answers')
export class MailAnswersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: MailAnswerLimits,
  ) {}

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('check')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Whom a link in a mail to a company lets its reader answer',
    description: 'A POST, so that the code stands in no address. It changes nothing.',
  })
  @ApiResponse({ status: 200, standardSchema: mailAnswerState })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'The link has ended: the code says why' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async check(@Body({ schema: mailAnswerLinkRequest }) { token }: MailAnswerLinkRequest): Promise<MailAnswerState> {
    await this.limits.count(token);
    const { applicant, offer, memberName, status, version, expiresAt } = await this.queries.execute(
      new CheckMailAnswerLink(token),
    );
    return { applicant, offer, member: memberName, status, version, expires_at: expiresAt.toISOString() };
  }

  @Public()
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Answer an applicant by the link of a mail',
    description:
      'Moves the applicant, writes a message, or both, in the name of the member whom the mail went to. Once.',
  })
  @ApiResponse({ status: 200, standardSchema: mailAnsweredResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is suspended' })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'Somebody moved the applicant meanwhile' })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'The link has ended: the code says why' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
  async answer(
    @Body({ schema: mailAnswerRequest }) { token, ...answer }: z.output<typeof mailAnswerRequest>,
    @RequestTexts() t: ApiTexts,
  ): Promise<MailAnsweredResponse> {
    await this.limits.count(token);
    const status = await this.commands.execute(new AnswerByMail(token, answer));
    return { status, ...doneWith(t('done.applicant-answered')) };
  }
}
