import {
  AlertLinks,
  alertLinkGone,
  ChangeAlert,
  ChangeGuestAlert,
  GuestAlertLinks,
  GuestAlerts,
  type SavedAlert,
  SavedAlerts,
} from '@babelboard/alerts';
import { type RateLimit, RateLimits } from '@babelboard/platform';
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

const oneClickParameters = z.object({ token: z.string().max(200), language: z.string().optional() });

/** More than anybody presses. By link, not by address: the mail programs of millions press from a few. */
const USES: RateLimit = { points: 60, seconds: 3_600 };

type LinkedChange = ChangeGuestAlert['change'];

/** The alert of a link, with an account or without. */
interface Linked {
  alert: Pick<SavedAlert, 'name' | 'address' | 'rhythm' | 'paused'>;
  commandTo: (change: LinkedChange) => ChangeAlert | ChangeGuestAlert;
}

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
    private readonly alerts: SavedAlerts,
    private readonly links: AlertLinks,
    private readonly guestAlerts: GuestAlerts,
    private readonly guestLinks: GuestAlertLinks,
    private readonly limits: RateLimits,
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
    const { commandTo } = await this.linked(token, language);
    await this.commands.execute(commandTo(change));
  }

  private async present(token: string, language: UiLanguage): Promise<LinkedJobAlert> {
    const { name, address, rhythm, paused } = (await this.linked(token, language)).alert;
    return { name, path: address, rhythm, paused: paused && { until: paused.until?.toISOString() ?? null } };
  }

  /** @throws DomainError ALERT_LINK_GONE, RATE_LIMITED */
  private async linked(token: string, language: UiLanguage): Promise<Linked> {
    const own = this.links.read(token);
    const guestAlertId = this.guestLinks.read('change', token);
    if (own === null && guestAlertId === null) {
      throw alertLinkGone();
    }
    await this.limits.consume('alert-link', token, USES);
    if (own !== null) {
      const alert = await this.alerts.find(own.accountId, own.alertId, language);
      return found(alert, (change) => new ChangeAlert(own.accountId, own.alertId, change));
    }
    return this.linkedOfGuest(guestAlertId as number, language);
  }

  /** Mails to a guest are kept longer than the guest stays one: their links go on to what the alert became. */
  private async linkedOfGuest(guestAlertId: number, language: UiLanguage): Promise<Linked> {
    const became = await this.alerts.findOfGuest(guestAlertId, language);
    if (became !== null) {
      const { accountId, alert } = became;
      return { alert, commandTo: (change) => new ChangeAlert(accountId, alert.id, change) };
    }
    const alert = await this.guestAlerts.find(guestAlertId, language);
    return found(alert, (change) => new ChangeGuestAlert(guestAlertId, change));
  }
}

/** @throws DomainError ALERT_LINK_GONE */
function found(alert: Linked['alert'] | null, commandTo: Linked['commandTo']): Linked {
  if (alert === null) {
    throw alertLinkGone();
  }
  return { alert, commandTo };
}
