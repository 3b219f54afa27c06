import { ReinstateCompany, SuspendCompany, VouchForCompany } from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import { AuditLog } from '@babelboard/operations';
import { type Done, done, problem } from '@babelboard/wire';
import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { plainAddress } from '../auth/client/client-address.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** What operators decide about a company. */
@ApiTags('admin')
@Controller('api/admin/companies')
export class CompaniesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly log: AuditLog,
  ) {}

  @Requires('admin:operate')
  @Post(':id/verify')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say that a company is who it says; it may post from now on' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It does not wait for that' })
  async verify(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.decide(new VouchForCompany(id), 'company.verify', id, session, request);
    return doneWith(t('done.company-verified'));
  }

  @Requires('admin:operate')
  @Post(':id/suspend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Suspend a company: its offers are not shown, and nothing can be done in its name' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is suspended' })
  async suspend(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.decide(new SuspendCompany(id), 'company.suspend', id, session, request);
    return doneWith(t('done.company-suspended'));
  }

  @Requires('admin:operate')
  @Post(':id/reinstate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let a suspended company go on; its offers are shown again' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is not suspended' })
  async reinstate(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.decide(new ReinstateCompany(id), 'company.reinstate', id, session, request);
    return doneWith(t('done.company-reinstated'));
  }

  private async decide(
    command: Command<void>,
    action: string,
    companyId: number,
    { accountId }: AuthenticatedSession,
    { ip }: Request,
  ): Promise<void> {
    await this.commands.execute(command);
    await this.log.record({ actorId: accountId, action, subject: `company:${companyId}`, ipAddress: plainAddress(ip) });
  }
}
