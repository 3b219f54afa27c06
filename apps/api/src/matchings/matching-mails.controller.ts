import type { AuthenticatedSession } from '@babelboard/identity';
import { ChangeMatchingMails, MatchingMails } from '@babelboard/matching';
import {
  type ChangeMatchingMailsRequest,
  changeMatchingMailsRequest,
  type MatchingMailsResponse,
  matchingMailsResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';

/** How a candidate hears of new offers that suit. */
@ApiTags('matchings')
@Controller('api/candidates/matchings/mails')
export class MatchingMailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly mails: MatchingMails,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'How often mails tell of new matchings, and from which score on' })
  @ApiResponse({ status: 200, standardSchema: matchingMailsResponse })
  find(@CurrentSession() { accountId }: AuthenticatedSession): Promise<MatchingMailsResponse> {
    return this.present(accountId);
  }

  @Requires('candidate:self')
  @Patch()
  @ApiOperation({
    summary: 'Change how often, from which score on and in whose morning',
    description: 'Whether they come at all is `email_matchings` of `POST /api/candidates/email-settings/{setting}`.',
  })
  @ApiResponse({ status: 200, standardSchema: matchingMailsResponse })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'A value that is out of bounds (`TIME_ZONE_UNKNOWN`)',
  })
  async change(
    @Body({ schema: changeMatchingMailsRequest }) { time_zone: timeZone, ...wish }: ChangeMatchingMailsRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<MatchingMailsResponse> {
    await this.commands.execute(
      new ChangeMatchingMails(accountId, { ...wish, ...(timeZone === undefined ? {} : { timeZone }) }),
    );
    return this.present(accountId);
  }

  private async present(accountId: number): Promise<MatchingMailsResponse> {
    const { bar, rhythm, timeZone } = await this.mails.wish(accountId);
    return { bar, rhythm, time_zone: timeZone };
  }
}
