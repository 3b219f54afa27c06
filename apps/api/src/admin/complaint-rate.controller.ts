import type { AuthenticatedSession } from '@babelboard/identity';
import { ComplaintRates, LetBulkMailGoOn } from '@babelboard/notifications';
import { AuditLog } from '@babelboard/operations';
import { type ComplaintRateResponse, complaintRateResponse, type Done, done, problem } from '@babelboard/wire';
import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { plainAddress } from '../auth/client/client-address.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

/** How many people call mails spam, and what an operator does about mails that wait for that. */
@ApiTags('admin')
@Controller('api/admin/complaint-rate')
export class ComplaintRateController {
  constructor(
    private readonly commands: CommandBus,
    private readonly rates: ComplaintRates,
    private readonly log: AuditLog,
  ) {}

  @Requires('admin:operate')
  @Get()
  @ApiOperation({ summary: 'How many of the mails of a week that can be stopped were reported as spam' })
  @ApiResponse({ status: 200, standardSchema: complaintRateResponse })
  find(): Promise<ComplaintRateResponse> {
    return this.rates.count();
  }

  @Requires('admin:operate')
  @Post('go-on')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Let mails go on that wait because of complaints',
    description: 'Complaints are counted from then on. Who did it is written down.',
  })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'None waits (`BULK_MAIL_NOT_STOPPED`)' })
  async letGoOn(
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.commands.execute(new LetBulkMailGoOn());
    await this.log.record({
      actorId: session.accountId,
      action: 'mail.let-go-on',
      ipAddress: plainAddress(request.ip),
    });
    return doneWith(t('done.bulk-mail-goes-on'));
  }
}
