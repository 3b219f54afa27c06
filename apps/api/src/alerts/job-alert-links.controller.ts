import type { UiLanguage } from '@babelboard/texts';
import {
  type ChangeJobAlertByLinkRequest,
  changeJobAlertByLinkRequest,
  type JobAlertLinkRequest,
  jobAlertLinkRequest,
  type LinkedJobAlert,
  linkedJobAlert,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { FromAnySite, Public } from '../auth/access/access.decorator.js';
import { ReadOnlyUnderSupport } from '../auth/access/read-only-under-support.decorator.js';
import { answerPress, languageOfPress } from '../languages/one-press.js';
import { RequestLanguage } from '../languages/request-language.js';
import { LinkedAlerts, type LinkedChange } from './linked-alerts.js';
import { presentLinkedAlert } from './present-alert.js';

const oneClickParameters = z.object({ token: z.string().max(200), language: z.string().optional() });

const CHANGES: Record<ChangeJobAlertByLinkRequest['action'], LinkedChange> = {
  stop: { paused: 'yes' },
  'pause-month': { paused: 'month' },
  weekly: { rhythm: 'weekly' },
  'go-on': { paused: 'no' },
};

/** An alert by the link in its mails, for whoever holds it: nobody has to sign in. Looking at the link changes nothing. */
@ApiTags('alerts')
@Controller()
export class JobAlertLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly linked: LinkedAlerts,
  ) {}

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('api/alerts/by-link/check')
  @HttpCode(200)
  @ApiOperation({
    summary: 'The alert of a link in a mail',
    description: 'A POST, so that the code stands in no address.',
  })
  @ApiResponse({ status: 200, standardSchema: linkedJobAlert })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its alert is gone' })
  check(
    @Body({ schema: jobAlertLinkRequest }) { token }: JobAlertLinkRequest,
    @RequestLanguage() language: UiLanguage,
  ): Promise<LinkedJobAlert> {
    return this.present(token, language);
  }

  @Public()
  @Post('api/alerts/by-link')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop the alert of a link, pause it, have it write less often, or let it go on' })
  @ApiResponse({ status: 200, standardSchema: linkedJobAlert })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its alert is gone' })
  async change(
    @Body({ schema: changeJobAlertByLinkRequest }) { token, action }: ChangeJobAlertByLinkRequest,
    @RequestLanguage() language: UiLanguage,
  ): Promise<LinkedJobAlert> {
    await this.apply(token, language, CHANGES[action]);
    return this.present(token, language);
  }

  /** What mail programs send when somebody presses their button. The body says nothing more. */
  @Public()
  @FromAnySite()
  @Post(['alerts/stop/:token', ':language/alerts/stop/:token'])
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @ApiOperation({
    summary: 'One press in a mail program stops an alert (RFC 8058)',
    description: 'The address is that of `List-Unsubscribe`, the body `List-Unsubscribe=One-Click`.',
  })
  @ApiResponse({ status: 200, description: 'A sentence', content: { 'text/plain': {} } })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its alert is gone' })
  async oneClick(
    @Param({ schema: oneClickParameters }) { token, language }: z.infer<typeof oneClickParameters>,
    @Res() response: Response,
  ): Promise<void> {
    const answered = languageOfPress(language);
    await this.apply(token, answered, CHANGES.stop);
    answerPress(response, answered, 'done.alert-stopped');
  }

  private async apply(token: string, language: UiLanguage, change: LinkedChange): Promise<void> {
    const { commandTo } = await this.linked.find(token, language);
    await this.commands.execute(commandTo(change));
  }

  private async present(token: string, language: UiLanguage): Promise<LinkedJobAlert> {
    return presentLinkedAlert((await this.linked.find(token, language)).alert);
  }
}
