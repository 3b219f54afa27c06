import { CheckUnsubscribeLink, Resubscribe, Unsubscribe } from '@babelboard/message-preferences';
import {
  problem,
  type UnsubscribeLinkRequest,
  type UnsubscribeState,
  unsubscribeLinkRequest,
  unsubscribeRequest,
  unsubscribeState,
} from '@babelboard/wire';
import { Body, Controller, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { FromAnySite, Public } from '../auth/access/access.decorator.js';
import { ReadOnlyUnderSupport } from '../auth/access/read-only-under-support.decorator.js';
import { answerPress, languageOfPress } from '../languages/one-press.js';
import { settingOf } from './message-settings.js';
import { UnsubscribeLimits } from './unsubscribe-limits.js';

const oneClickParameters = z.object({ token: z.string().max(200), language: z.string().optional() });

/** The end of mails by a link in one, for whoever holds it: nobody has to sign in. Looking at the link changes nothing. */
@ApiTags('messages')
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: UnsubscribeLimits,
  ) {}

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('api/unsubscribe/check')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What a link in a mail stops',
    description: 'A POST, so that the code stands in no address.',
  })
  @ApiResponse({ status: 200, standardSchema: unsubscribeState })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its account is gone' })
  async check(@Body({ schema: unsubscribeLinkRequest }) { token }: UnsubscribeLinkRequest): Promise<UnsubscribeState> {
    await this.limits.count(token);
    return this.present(token);
  }

  @Public()
  @Post('api/unsubscribe')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop the mails of a link, or all that can be stopped' })
  @ApiResponse({ status: 200, standardSchema: unsubscribeState })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its account is gone' })
  async unsubscribe(
    @Body({ schema: unsubscribeRequest }) { token, all }: z.output<typeof unsubscribeRequest>,
  ): Promise<UnsubscribeState> {
    await this.limits.count(token);
    await this.commands.execute(new Unsubscribe(token, all ? 'all' : 'kind'));
    return this.present(token);
  }

  @Public()
  @Post('api/unsubscribe/undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take back what the link stopped, with all that the same press stopped' })
  @ApiResponse({ status: 200, standardSchema: unsubscribeState })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its account is gone' })
  async resubscribe(
    @Body({ schema: unsubscribeLinkRequest }) { token }: UnsubscribeLinkRequest,
  ): Promise<UnsubscribeState> {
    await this.limits.count(token);
    await this.commands.execute(new Resubscribe(token));
    return this.present(token);
  }

  /**
   * What mail programs send when somebody presses their button, and forms of pages whose scripts do not run. The body says nothing more.
   * It stands last: its second pattern would take the calls above.
   */
  @Public()
  @FromAnySite()
  @Post(['unsubscribe/:token', ':language/unsubscribe/:token'])
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @ApiOperation({
    summary: 'One press in a mail program stops the mails (RFC 8058)',
    description: 'The address is that of `List-Unsubscribe`, the body `List-Unsubscribe=One-Click`.',
  })
  @ApiResponse({ status: 200, description: 'A sentence', content: { 'text/plain': {} } })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its account is gone' })
  async oneClick(
    @Param({ schema: oneClickParameters }) { token, language }: z.infer<typeof oneClickParameters>,
    @Res() response: Response,
  ): Promise<void> {
    const answered = languageOfPress(language);
    await this.limits.count(token);
    await this.commands.execute(new Unsubscribe(token, 'kind'));
    answerPress(response, answered, 'unsubscribe.done');
  }

  private async present(token: string): Promise<UnsubscribeState> {
    const link = await this.queries.execute(new CheckUnsubscribeLink(token));
    return {
      setting: settingOf(link.kind),
      stopped: link.stopped,
      others_come: link.othersCome,
      can_undo: link.canTakeBack,
    };
  }
}
