import {
  AcceptCompanyName,
  ModeratedCompanies,
  ReinstateCompany,
  SuspendCompany,
  VouchForCompany,
} from '@babelboard/companies';
import { CompanyDoubts } from '@babelboard/companies/contract';
import type { AuthenticatedSession } from '@babelboard/identity';
import { AuditLog } from '@babelboard/operations';
import {
  type AcceptNameRequest,
  acceptNameRequest,
  type Done,
  type DoubtfulCompaniesResponse,
  done,
  doubtfulCompaniesResponse,
  problem,
  type ReinstateRequest,
  reinstateRequest,
  type SuspendCompanyRequest,
  suspendCompanyRequest,
} from '@babelboard/wire';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
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
import { ModerationPresenter } from './moderation-presenter.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Of each kind of doubt. */
const MOST = 50;

/** What operators decide about a company. */
@ApiTags('admin')
@Controller('api/admin/companies')
export class CompaniesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly companies: ModeratedCompanies,
    private readonly doubts: CompanyDoubts,
    private readonly log: AuditLog,
    private readonly presenter: ModerationPresenter,
  ) {}

  @Requires('admin:operate')
  @Get()
  @ApiOperation({ summary: 'Companies to look at: with a new name, or with the VAT id of another' })
  @ApiResponse({ status: 200, standardSchema: doubtfulCompaniesResponse })
  async listDoubtful(): Promise<DoubtfulCompaniesResponse> {
    const [renamed, shared] = await Promise.all([this.doubts.renamed(MOST), this.doubts.sharedVatIds(MOST)]);
    const ids = [...renamed, ...shared.flatMap(({ companies }) => companies)].map(({ id }) => id);
    return { data: await this.presenter.companies(await this.companies.among([...new Set(ids)])) };
  }

  @Requires('admin:operate')
  @Post(':id/accept-name')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let the new name of a company go into mails to strangers' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It has another name by now, or no new one' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async acceptName(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: acceptNameRequest }) { name }: AcceptNameRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.decide(new AcceptCompanyName(id, name), 'company.accept-name', id, session, request);
    return doneWith(t('done.company-name-accepted'));
  }

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
  @ApiOperation({
    summary: 'Suspend a company: its offers are not shown, and nothing can be done in its name',
    description: 'Its owners get the reasons: Regulation (EU) 2022/2065, article 17.',
  })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is suspended' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async suspend(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: suspendCompanyRequest }) { may_export: mayExport, ...reasons }: SuspendCompanyRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.decide(new SuspendCompany(id, { mayExport }, reasons), 'company.suspend', id, session, request);
    return doneWith(t('done.company-suspended'));
  }

  @Requires('admin:operate')
  @Post(':id/reinstate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let a suspended company go on; its offers are shown again, and its owners are told why' })
  @ApiResponse({ status: 200, standardSchema: done })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is not suspended' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async reinstate(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @Body({ schema: reinstateRequest }) { explanation }: ReinstateRequest,
    @CurrentSession() session: AuthenticatedSession,
    @Req() request: Request,
    @RequestTexts() t: ApiTexts,
  ): Promise<Done> {
    await this.decide(new ReinstateCompany(id, explanation), 'company.reinstate', id, session, request);
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
