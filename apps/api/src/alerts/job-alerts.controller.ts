import { type AlertChange, ChangeAlert, RemoveAlert, SaveAlert, SavedAlerts } from '@babelboard/alerts';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type ChangeJobAlertRequest,
  changeJobAlertRequest,
  type JobAlertsResponse,
  jobAlertsResponse,
  problem,
  type SaveJobAlertRequest,
  saveJobAlertRequest,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { presentAlert } from './present-alert.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
type Parameters = z.infer<typeof parameters>;

/** Lists that a candidate is mailed new offers of. */
@ApiTags('alerts')
@Controller('api/candidates/alerts')
export class JobAlertsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly alerts: SavedAlerts,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'All alerts, the newest first' })
  @ApiResponse({ status: 200, standardSchema: jobAlertsResponse })
  async list(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<JobAlertsResponse> {
    const alerts = await this.alerts.list(accountId, language);
    return { data: alerts.map(presentAlert) };
  }

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Be told of new offers of a list', description: 'The same list twice is one alert.' })
  @ApiResponse({ status: 200, standardSchema: jobAlertsResponse })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description:
      'There are as many as may be (`ALERT_LIMIT_REACHED`), or as may tell at once (`INSTANT_ALERT_LIMIT_REACHED`)',
  })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'No list has this address (`NO_ALERT_ADDRESS`), or it is that of all offers (`ALERT_OF_EVERYTHING`)',
  })
  async save(
    @Body({ schema: saveJobAlertRequest }) { path, time_zone, ...alert }: SaveJobAlertRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<JobAlertsResponse> {
    await this.commands.execute(new SaveAlert(session.accountId, { ...alert, address: path, timeZone: time_zone }));
    return { ...(await this.list(session, language)), ...doneWith(t('done.alert-saved')) };
  }

  @Requires('candidate:self')
  @Patch(':id')
  @ApiOperation({ summary: 'Change an alert, pause it, or let it go on' })
  @ApiResponse({ status: 200, standardSchema: jobAlertsResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'It is not among theirs' })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description:
      'Another one is for that list (`ALERT_EXISTS`), or as many as may be tell at once (`INSTANT_ALERT_LIMIT_REACHED`)',
  })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No list has this address' })
  async change(
    @Param({ schema: parameters }) { id }: Parameters,
    @Body({ schema: changeJobAlertRequest }) { path, time_zone, ...change }: ChangeJobAlertRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<JobAlertsResponse> {
    const wanted: AlertChange = {
      ...change,
      ...(path === undefined ? {} : { address: path }),
      ...(time_zone === undefined ? {} : { timeZone: time_zone }),
    };
    await this.commands.execute(new ChangeAlert(session.accountId, id, wanted));
    return this.list(session, language);
  }

  @Requires('candidate:self')
  @Delete(':id')
  @ApiOperation({ summary: 'Delete an alert', description: 'Whoever wants it back saves its list once more.' })
  @ApiResponse({ status: 200, standardSchema: jobAlertsResponse })
  async remove(
    @Param({ schema: parameters }) { id }: Parameters,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<JobAlertsResponse> {
    await this.commands.execute(new RemoveAlert(session.accountId, id));
    return this.list(session, language);
  }
}
