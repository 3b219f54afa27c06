import { BlockCompany, BlockedCompanies, UnblockCompany } from '@babelboard/candidates';
import { type CompanyCard, CompanyDirectory, logoPath } from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import { byName, type UiLanguage } from '@babelboard/texts';
import {
  type BlockCompanyRequest,
  type BlockedCompaniesResponse,
  blockCompanyRequest,
  blockedCompaniesResponse,
  type CompanySuggestionsResponse,
  companySuggestionsResponse,
  problem,
  searchText,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { entryId } from './entry-id.js';

const typed = z.object({ q: searchText });
const UNKNOWN = 'There is no such company';

/** Companies that never see one's profile. */
@ApiTags('profile')
@Controller('api/candidates/blocked-companies')
export class BlockedCompaniesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly blocked: BlockedCompanies,
    private readonly companies: CompanyDirectory,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({ summary: 'Companies that never see the profile' })
  @ApiResponse({ status: 200, standardSchema: blockedCompaniesResponse })
  list(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<BlockedCompaniesResponse> {
    return this.present(accountId, language);
  }

  @Requires('candidate:self')
  @Get('suggestions')
  @ApiOperation({ summary: 'Companies whose name has words that begin as typed, at most ten' })
  @ApiResponse({ status: 200, standardSchema: companySuggestionsResponse })
  async suggest(@Query({ schema: typed }) { q }: z.infer<typeof typed>): Promise<CompanySuggestionsResponse> {
    return { data: (await this.companies.named(q, 10)).map(present) };
  }

  @Requires('candidate:self')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Hide the profile from a company' })
  @ApiResponse({ status: 200, standardSchema: blockedCompaniesResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: UNKNOWN })
  async add(
    @Body({ schema: blockCompanyRequest }) { company_id: companyId }: BlockCompanyRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<BlockedCompaniesResponse> {
    await this.commands.execute(new BlockCompany(accountId, companyId));
    return { ...(await this.present(accountId, language)), ...doneWith(t('done.company-blocked')) };
  }

  @Requires('candidate:self')
  @Delete(':id')
  @ApiOperation({ summary: 'Let a company see the profile again' })
  @ApiResponse({ status: 200, standardSchema: blockedCompaniesResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'It is not in the list' })
  async remove(
    @Param({ schema: entryId }) { id }: { id: number },
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<BlockedCompaniesResponse> {
    await this.commands.execute(new UnblockCompany(accountId, id));
    return { ...(await this.present(accountId, language)), ...doneWith(t('done.company-unblocked')) };
  }

  private async present(accountId: number, language: UiLanguage): Promise<BlockedCompaniesResponse> {
    return { companies: (await this.blocked.of(accountId)).map(present).sort(byName(language)) };
  }
}

function present({ id, name, slug, logo }: CompanyCard) {
  return { id, name, slug, logo: logoPath(logo) };
}
