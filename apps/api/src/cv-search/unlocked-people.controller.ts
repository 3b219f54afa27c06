import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Credits } from '@babelboard/billing';
import type { CompanyMembership } from '@babelboard/companies/contract';
import { CompanySearches, UnlockedPeople } from '@babelboard/cv-search';
import type { UiLanguage } from '@babelboard/texts';
import {
  problem,
  type UnlockedPeopleQuery,
  type UnlockedPeopleResponse,
  unlockedPeopleQuery,
  unlockedPeopleResponse,
} from '@babelboard/wire';
import { Controller, Get, HttpStatus, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { Refusal } from '../problems/refusal.js';
import { presentCredits } from './present-credits.js';
import { UnlockedPresenter } from './unlocked-presenter.js';
import { unlockedFileName, unlockedLines } from './unlocked-table.js';

/** Everybody whom a company knows. */
@ApiTags('people')
@Controller('api/companies')
export class UnlockedPeopleController {
  constructor(
    private readonly searches: CompanySearches,
    private readonly unlocked: UnlockedPeople,
    private readonly credits: Credits,
    private readonly presenter: UnlockedPresenter,
  ) {}

  @Requires('company:work')
  @Get('unlocked-people')
  @ApiOperation({ summary: 'Everybody whom the company knows, the last one first' })
  @ApiResponse({ status: 200, standardSchema: unlockedPeopleResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async list(
    @Query({ schema: unlockedPeopleQuery }) { q, tag, page, rows }: UnlockedPeopleQuery,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<UnlockedPeopleResponse> {
    this.searches.requireVerified(member);
    const { companyId } = member;
    const found = await this.unlocked.list(companyId, { q, tag: tag ?? null });
    const lastPage = Math.max(1, Math.ceil(found.length / rows));
    const currentPage = Math.min(page, lastPage);
    const shown = found.slice((currentPage - 1) * rows, currentPage * rows);
    return {
      people: await this.presenter.rows(shown, language),
      ...{ total: found.length, currentPage, lastPage },
      tags: await this.unlocked.tagsOf(companyId),
      credits: presentCredits(await this.credits.of(companyId)),
    };
  }

  @Requires('company:work')
  @Get('unlocked-people.csv')
  @ApiOperation({ summary: 'The same as a table' })
  @ApiResponse({ status: 200, description: 'CSV in UTF-8', content: { 'text/csv': {} } })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  @ApiResponse({ status: 422, standardSchema: problem })
  async table(
    @Query({ schema: unlockedPeopleQuery }) { q, tag }: UnlockedPeopleQuery,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
    @Res() response: Response,
  ): Promise<void> {
    this.searches.requireVerified(member);
    if (!member.mayExport) {
      throw new Refusal(HttpStatus.FORBIDDEN, 'COMPANY_SUSPENDED');
    }
    const found = await this.unlocked.list(member.companyId, { q, tag: tag ?? null });
    const rows = await this.presenter.rows(found, language);
    const emails = new Map(found.map(({ handle, person }) => [handle, person.email]));
    response.attachment(unlockedFileName(language)).set({
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    });
    await pipeline(Readable.from(unlockedLines(rows, emails, language)), response);
  }
}
