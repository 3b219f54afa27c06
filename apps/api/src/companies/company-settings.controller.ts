import { ChangeCompanySettings, type CompanyMembership, FindCompanySettings } from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import {
  type ChangeCompanySettingsRequest,
  type CompanySettingsResponse,
  changeCompanySettingsRequest,
  companySettingsResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { readFacts, readRules } from './read-company-settings.js';

/** What the company says of itself, and how it answers applicants. */
@ApiTags('company')
@Controller('api/companies/settings')
export class CompanySettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Requires('company:work')
  @Get()
  @ApiOperation({ summary: 'What the company says of itself, and how it answers applicants' })
  @ApiResponse({ status: 200, standardSchema: companySettingsResponse })
  show(
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
  ): Promise<CompanySettingsResponse> {
    return this.present(member, session);
  }

  @Requires('company:manage')
  @Patch()
  @ApiOperation({ summary: 'Change some of it; what is absent stays' })
  @ApiResponse({ status: 200, standardSchema: companySettingsResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async change(
    @Body({ schema: changeCompanySettingsRequest }) body: ChangeCompanySettingsRequest,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanySettingsResponse> {
    const { companyId, accountId } = member;
    await this.commands.execute(new ChangeCompanySettings(companyId, accountId, readFacts(body), readRules(body)));
    return { ...(await this.present(member, session)), ...doneWith(t('done.company-settings-saved')) };
  }

  private async present(
    { companyId, role }: CompanyMembership,
    { supportAdminId }: AuthenticatedSession,
  ): Promise<CompanySettingsResponse> {
    const { facts, rules, formerName } = await this.queries.execute(new FindCompanySettings(companyId));
    return {
      name: facts.name,
      former_name: formerName,
      website: facts.website,
      tagline: facts.tagline,
      sector: facts.sectorCode,
      size: facts.size,
      fk_pais_id: facts.countryId,
      reply_days: rules.replyDays,
      pause_when_silent: rules.pauseWhenSilent,
      told_statuses: rules.toldStatuses,
      can_edit: role === 'owner' && supportAdminId === null,
    };
  }
}
