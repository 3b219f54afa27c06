import { logoPath } from '@babelboard/companies/contract';
import { HiddenCompanies, HideCompany, UnhideCompany } from '@babelboard/favorites';
import type { AuthenticatedSession } from '@babelboard/identity';
import { byName, type UiLanguage } from '@babelboard/texts';
import {
  type HiddenCompaniesResponse,
  type HideCompanyRequest,
  hiddenCompaniesResponse,
  hideCompanyRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';

const parameters = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The companies whose offers a candidate does not want to see in lists. */
@ApiTags('favorites')
@Controller('api/candidates/hidden-companies')
export class HiddenCompaniesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly hidden: HiddenCompanies,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'Hidden companies, by name' })
  @ApiResponse({ status: 200, standardSchema: hiddenCompaniesResponse })
  async list(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<HiddenCompaniesResponse> {
    const hidden = await this.hidden.list(accountId);
    const data = hidden.map(({ company: { id, name, logo, minisite }, hiddenAt }) => ({
      id,
      name,
      logo: logoPath(logo),
      minisite,
      hidden_at: hiddenAt.toISOString(),
    }));
    return { data: data.sort(byName(language)) };
  }

  @Requires('candidate:self')
  @Post()
  @ApiOperation({ summary: 'Leave the offers of a company out of my lists' })
  @ApiResponse({ status: 201, standardSchema: hiddenCompaniesResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Nobody knows the company' })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'There are 200 already' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async hide(
    @Body({ schema: hideCompanyRequest }) { company_id }: HideCompanyRequest,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<HiddenCompaniesResponse> {
    await this.commands.execute(new HideCompany(session.accountId, company_id));
    return { ...(await this.list(session, language)), ...doneWith(t('done.company-hidden')) };
  }

  @Requires('candidate:self')
  @Delete(':id')
  @ApiOperation({ summary: 'Show the offers of a company in my lists again, by its id' })
  @ApiResponse({ status: 200, standardSchema: hiddenCompaniesResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'It is not hidden' })
  async unhide(
    @Param({ schema: parameters }) { id }: z.infer<typeof parameters>,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<HiddenCompaniesResponse> {
    await this.commands.execute(new UnhideCompany(session.accountId, id));
    return { ...(await this.list(session, language)), ...doneWith(t('done.company-unhidden')) };
  }
}
