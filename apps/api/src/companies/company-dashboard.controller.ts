import type { CompanyMembership } from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type CompanyDashboardResponse,
  type CompanyWaitingResponse,
  companyDashboardResponse,
  companyWaitingResponse,
} from '@babelboard/wire';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { CompanyDashboards } from './company-dashboards.js';

/** What members of a company want to know first. */
@ApiTags('company')
@Controller('api/companies')
export class CompanyDashboardController {
  constructor(private readonly dashboards: CompanyDashboards) {}

  @Requires('company:work')
  @Get('dashboard')
  @ApiOperation({ summary: 'What waits today: applicants, messages, offers, and what a new company does next' })
  @ApiResponse({ status: 200, standardSchema: companyDashboardResponse })
  show(
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<CompanyDashboardResponse> {
    return this.dashboards.of(member, session, language);
  }

  @Requires('company:work')
  @Get('waiting')
  @ApiOperation({ summary: 'How many applicants have no answer, and how many threads nobody has read' })
  @ApiResponse({ status: 200, standardSchema: companyWaitingResponse })
  waiting(@CurrentMember() { companyId }: CompanyMembership): Promise<CompanyWaitingResponse> {
    return this.dashboards.waiting(companyId);
  }
}
