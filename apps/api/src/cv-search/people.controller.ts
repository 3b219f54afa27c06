import type { CompanyMembership } from '@babelboard/companies/contract';
import {
  AnonymousPeople,
  CandidateHandles,
  CandidateViews,
  CompanySearches,
  foundPersonGone,
} from '@babelboard/cv-search';
import type { UiLanguage } from '@babelboard/texts';
import {
  foundPersonId,
  type LockedPerson,
  lockedPerson,
  openedPersonQuery,
  type PeopleQuery,
  type PeopleResponse,
  peopleQuery,
  peopleResponse,
  problem,
} from '@babelboard/wire';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { PeoplePages } from './people-pages.js';
import { PeoplePresenter } from './people-presenter.js';

/** People whom companies may find. */
@ApiTags('people')
@Controller('api/companies/people')
export class PeopleController {
  constructor(
    private readonly searches: CompanySearches,
    private readonly pages: PeoplePages,
    private readonly people: AnonymousPeople,
    private readonly handles: CandidateHandles,
    private readonly views: CandidateViews,
    private readonly presenter: PeoplePresenter,
  ) {}

  @Requires('company:work')
  @Get()
  @ApiOperation({
    summary: 'Search for people',
    description:
      'Those who agreed to be found, without anything that says who they are. `what` may name places and languages, too: they are read as filters.',
  })
  @ApiResponse({ status: 200, standardSchema: peopleResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'A value that is out of bounds' })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'More searches than a day allows' })
  async find(
    @Query({ schema: peopleQuery }) asked: PeopleQuery,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<PeopleResponse> {
    return this.searches.search(member, () => this.pages.find(member.companyId, asked, language));
  }

  @Requires('company:work')
  @Get(':id')
  @ApiOperation({ summary: 'The whole profile of somebody who was found, without anything that says who it is' })
  @ApiResponse({ status: 200, standardSchema: lockedPerson })
  @ApiResponse({ status: 403, standardSchema: problem, description: 'The company is not verified, or suspended' })
  @ApiResponse({
    status: 404,
    standardSchema: problem,
    description: 'They do not want to be found any more, or never were',
  })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'A value that is out of bounds' })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'More profiles than a day allows' })
  async open(
    @Param({ schema: foundPersonId }) { id }: z.infer<typeof foundPersonId>,
    @Query({ schema: openedPersonQuery }) { offer }: z.infer<typeof openedPersonQuery>,
    @CurrentMember() member: CompanyMembership,
    @RequestLanguage() language: UiLanguage,
  ): Promise<LockedPerson> {
    const { companyId } = member;
    return this.searches.open(member, async () => {
      const accountId = await this.handles.accountOf(companyId, id);
      const person =
        accountId === null ? undefined : (await this.people.of(companyId, [accountId], language)).get(accountId);
      if (person === undefined) {
        throw foundPersonGone();
      }
      // What a log is to operators this is to the person: it is written whoever asks, and however.
      await this.views.record(companyId, person.accountId, offer);
      return this.presenter.whole(person, id, language);
    });
  }
}
