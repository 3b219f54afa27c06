import type { AuthenticatedSession } from '@babelboard/identity';
import { ChangeMessagePreference, FindMessagePreferences } from '@babelboard/message-preferences';
import {
  type ChangedMessageSettings,
  changedMessageSettings,
  type EmailSettingRequest,
  emailSettingParameters,
  emailSettingRequest,
  levelNotificationRequest,
  type MessageSetting,
  type MessageSettingsResponse,
  messageSettingsResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { KIND_OF, presentMessageSettings } from './message-settings.js';

/** Which messages a candidate wants. */
@ApiTags('messages')
@Controller('api/candidates')
export class MessageSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Requires('candidate:self')
  @Get('email-settings')
  @ApiOperation({ summary: 'Which messages come' })
  @ApiResponse({ status: 200, standardSchema: messageSettingsResponse })
  findSettings(@CurrentSession() { accountId }: AuthenticatedSession): Promise<MessageSettingsResponse> {
    return this.present(accountId);
  }

  @Requires('candidate:self')
  @Post('email-settings/:setting')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Want messages of a kind, or none',
    description: 'It counts when a message is sent. `email_newsletters` is a consent and stands among them, too.',
  })
  @ApiResponse({ status: 200, standardSchema: changedMessageSettings })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No such switch, or a state that is none' })
  changeEmailSetting(
    @Param({ schema: emailSettingParameters }) { setting }: z.infer<typeof emailSettingParameters>,
    @Body({ schema: emailSettingRequest }) { state, language }: EmailSettingRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedMessageSettings> {
    return this.change(accountId, setting, { state, language }, t);
  }

  @Requires('candidate:self')
  @Patch('level-notification')
  @ApiOperation({
    summary: 'Want mails about what becomes of the profile, or none',
    description: 'Without a body it is switched.',
  })
  @ApiResponse({ status: 200, standardSchema: changedMessageSettings })
  @ApiResponse({ status: 422, standardSchema: problem })
  changeLevelNotification(
    @Body({ schema: levelNotificationRequest }) body: z.infer<typeof levelNotificationRequest>,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<ChangedMessageSettings> {
    const state = body?.level_notification ?? body?.state ?? null;
    return this.change(accountId, 'level_notification', { state }, t);
  }

  private async change(
    accountId: number,
    setting: MessageSetting,
    { state, language = null }: { state: boolean | null; language?: string | null | undefined },
    t: ApiTexts,
  ): Promise<ChangedMessageSettings> {
    await this.commands.execute(new ChangeMessagePreference(accountId, KIND_OF[setting], state, language));
    return { ...(await this.present(accountId)), ...doneWith(t('done.saved')) };
  }

  private async present(accountId: number): Promise<MessageSettingsResponse> {
    return { settings: presentMessageSettings(await this.queries.execute(new FindMessagePreferences(accountId))) };
  }
}
