import type { CompanyMembership } from '@babelboard/companies/contract';
import {
  CompanySearches,
  OpenPeopleSearch,
  RemovePeopleSearch,
  RenamePeopleSearch,
  SavePeopleSearch,
} from '@babelboard/cv-search';
import type { UiLanguage } from '@babelboard/texts';
import {
  canonicalPeopleQuery,
  problem,
  type RenamePeopleSearchRequest,
  renamePeopleSearchRequest,
  type SavedPeopleSearchesResponse,
  type SavePeopleSearchRequest,
  savedPeopleSearchesResponse,
  savedPeopleSearchId,
  savePeopleSearchRequest,
} from '@babelboard/wire';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { SavedSearchesPresenter } from './saved-searches-presenter.js';

type Id = z.infer<typeof savedPeopleSearchId>;

const NOT_ALLOWED = 'The company is not verified, or suspended';

/** Searches for people that a company keeps. All its members see them. */
@ApiTags('people')
@Controller('api/companies/people/searches')
export class SavedPeopleSearchesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly searches: CompanySearches,
    private readonly presenter: SavedSearchesPresenter,
  ) {}

  @Requires('company:work')
  @Get()
  @ApiOperation({
    summary: 'The searches for people that the company keeps, with how many are new in each',
    description: 'Counts are no searches of the day.',
  })
  @ApiResponse({ status: 200, standardSchema: savedPeopleSearchesResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: NOT_ALLOWED })
  list(
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SavedPeopleSearchesResponse> {
    this.searches.requireVerified(member);
    return this.presenter.list(member.companyId, language);
  }

  @Requires('company:work')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Keep a search for people',
    description: 'The same search twice is one, under its last name.',
  })
  @ApiResponse({ status: 200, standardSchema: savedPeopleSearchesResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: NOT_ALLOWED })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'The company keeps as many as there may be' })
  @ApiResponse({ status: 422, standardSchema: problem })
  save(
    @Body({ schema: savePeopleSearchRequest }) { name, query }: SavePeopleSearchRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SavedPeopleSearchesResponse> {
    return this.change(member, new SavePeopleSearch(member, name, canonicalPeopleQuery(query) ?? ''), language);
  }

  @Requires('company:work')
  @Patch(':id')
  @ApiOperation({ summary: 'Give a saved search another name' })
  @ApiResponse({ status: 200, standardSchema: savedPeopleSearchesResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: NOT_ALLOWED })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 422, standardSchema: problem })
  rename(
    @Param({ schema: savedPeopleSearchId }) { id }: Id,
    @Body({ schema: renamePeopleSearchRequest }) { name }: RenamePeopleSearchRequest,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SavedPeopleSearchesResponse> {
    return this.change(member, new RenamePeopleSearch(member.companyId, id, name), language);
  }

  @Requires('company:work')
  @Post(':id/open')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Say that a member opens a saved search',
    description: 'Nobody who is found by now is new any more; `saved` of the search marks who was until then.',
  })
  @ApiResponse({ status: 200, standardSchema: savedPeopleSearchesResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: NOT_ALLOWED })
  @ApiResponse({ status: 404, standardSchema: problem })
  open(
    @Param({ schema: savedPeopleSearchId }) { id }: Id,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SavedPeopleSearchesResponse> {
    return this.change(member, new OpenPeopleSearch(member.companyId, id), language);
  }

  @Requires('company:work')
  @Delete(':id')
  @ApiOperation({ summary: 'Delete a saved search' })
  @ApiResponse({ status: 200, standardSchema: savedPeopleSearchesResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: NOT_ALLOWED })
  @ApiResponse({ status: 404, standardSchema: problem })
  remove(
    @Param({ schema: savedPeopleSearchId }) { id }: Id,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<SavedPeopleSearchesResponse> {
    return this.change(member, new RemovePeopleSearch(member.companyId, id), language);
  }

  private async change(member: CompanyMembership, command: Command<void>, language: UiLanguage) {
    this.searches.requireVerified(member);
    await this.commands.execute(command);
    return this.presenter.list(member.companyId, language);
  }
}
