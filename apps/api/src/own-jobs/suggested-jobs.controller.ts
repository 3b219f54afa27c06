import { CandidateProfiles } from '@babelboard/candidates/contract';
import { OfferMarks } from '@babelboard/favorites';
import { type AuthenticatedSession, FindAccount } from '@babelboard/identity';
import { TopCompanies } from '@babelboard/job-lists';
import {
  type MatchingsResponse,
  matchingsQuery,
  matchingsResponse,
  problem,
  type TopCompaniesResponse,
  topCompaniesResponse,
} from '@babelboard/wire';
import { Controller, Get, HttpStatus, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { Refusal } from '../problems/refusal.js';

/** What the board proposes to a candidate. */
@ApiTags('suggested jobs')
@Controller('api')
export class SuggestedJobsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly profiles: CandidateProfiles,
    private readonly marks: OfferMarks,
    private readonly companies: TopCompanies,
  ) {}

  @Requires('candidate:self')
  @Get('candidates/topCompanies')
  @ApiOperation({ summary: 'The companies with the most offers that suit, by languages and country; ten at most' })
  @ApiResponse({ status: 200, standardSchema: topCompaniesResponse })
  async topCompanies(@CurrentSession() { accountId }: AuthenticatedSession): Promise<TopCompaniesResponse> {
    const [account, profile, hidden] = await Promise.all([
      this.queries.execute(new FindAccount(accountId)),
      this.profiles.find(accountId),
      this.marks.hiddenCompanyIds(accountId),
    ]);
    return {
      data: await this.companies.find({
        languageIds: (profile?.languages ?? []).map(({ languageId }) => languageId),
        countryIds: account?.countryId == null ? [] : [account.countryId],
        withoutCompanyIds: hidden,
      }),
    };
  }

  @Requires('candidate:self')
  @Get('app/matchings')
  @ApiOperation({ summary: 'Offers that suit the profile' })
  @ApiResponse({ status: 200, standardSchema: matchingsResponse })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'The profile is below intermediate (`PROFILE_INCOMPLETE`), or a value is out of bounds',
  })
  async matchings(
    @Query({ schema: matchingsQuery }) _query: z.output<typeof matchingsQuery>,
    @CurrentSession() { accountId }: AuthenticatedSession,
  ): Promise<MatchingsResponse> {
    const profile = await this.profiles.find(accountId);
    if (profile === null || profile.level === 'basic') {
      throw new Refusal(HttpStatus.UNPROCESSABLE_ENTITY, 'PROFILE_INCOMPLETE');
    }
    // Nothing is matched yet: the shape is that of a list.
    return { jobs: { data: [], total_search: 0, total_actives: 0, seconds: 0 } };
  }
}
