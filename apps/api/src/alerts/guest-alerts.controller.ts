import {
  AskForGuestAlert,
  alertLinkGone,
  ConfirmGuestAlert,
  type GuestAlert,
  GuestAlertLinks,
  GuestAlerts,
} from '@babelboard/alerts';
import type { UiLanguage } from '@babelboard/texts';
import {
  type AskedForGuestAlertResponse,
  type AskForGuestAlertRequest,
  askedForGuestAlertResponse,
  askForGuestAlertRequest,
  type GuestJobAlert,
  guestJobAlert,
  type JobAlertLinkRequest,
  jobAlertLinkRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import { ReadOnlyUnderSupport } from '../auth/access/read-only-under-support.decorator.js';
import { AuthLimits } from '../auth/client/auth-limits.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

/** Alerts of people without an account: asked for by address, and confirmed by the link of a mail. */
@ApiTags('alerts')
@Controller('api/alerts/guests')
export class GuestAlertsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly alerts: GuestAlerts,
    private readonly links: GuestAlertLinks,
    private readonly limits: AuthLimits,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Be told of new offers of a list without an account',
    description: 'A mail asks first. The answer is the same whatever is known of the address.',
  })
  @ApiResponse({ status: 200, standardSchema: askedForGuestAlertResponse })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'No list has this address, or it is that of all offers',
  })
  async ask(
    @Body({ schema: askForGuestAlertRequest }) { path, email, time_zone }: AskForGuestAlertRequest,
    @Req() request: Request,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<AskedForGuestAlertResponse> {
    await this.limits.countMail('alert', request, email);
    await this.commands.execute(new AskForGuestAlert({ email, address: path, timeZone: time_zone, language }));
    return doneWith(t('done.alert-asked'));
  }

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('check')
  @HttpCode(200)
  @ApiOperation({
    summary: 'What the link of such a mail asks',
    description: 'A POST, so that the code stands in no address.',
  })
  @ApiResponse({ status: 200, standardSchema: guestJobAlert })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its alert is gone' })
  async check(
    @Body({ schema: jobAlertLinkRequest }) { token }: JobAlertLinkRequest,
    @Req() request: Request,
    @RequestLanguage() language: UiLanguage,
  ): Promise<GuestJobAlert> {
    const { alert } = await this.linked(token, request, language);
    return present(alert, alert.isConfirmed, false);
  }

  @Public()
  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm it: from then on its mails come' })
  @ApiResponse({ status: 200, standardSchema: guestJobAlert })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description: 'The address has as many as may be (`ALERT_LIMIT_REACHED`)',
  })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its alert is gone' })
  async confirm(
    @Body({ schema: jobAlertLinkRequest }) { token }: JobAlertLinkRequest,
    @Req() request: Request,
    @RequestLanguage() language: UiLanguage,
  ): Promise<GuestJobAlert> {
    const { id, alert } = await this.linked(token, request, language);
    const { inAccount } = await this.commands.execute(new ConfirmGuestAlert(id));
    return present(alert, true, inAccount);
  }

  /** @throws DomainError ALERT_LINK_GONE, RATE_LIMITED */
  private async linked(token: string, request: Request, language: UiLanguage) {
    await this.limits.count('redeem', request);
    const id = this.links.read('confirm', token);
    const alert = id === null ? null : await this.alerts.find(id, language);
    if (id === null || alert === null) {
      throw alertLinkGone();
    }
    return { id, alert };
  }
}

function present({ name, address, rhythm }: GuestAlert, confirmed: boolean, inAccount: boolean): GuestJobAlert {
  return { name, path: address, rhythm, confirmed, in_account: inAccount };
}
