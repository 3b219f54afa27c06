import { CandidateProfiles } from '@babelboard/candidates/contract';
import { OfferMarks } from '@babelboard/favorites';
import { type AuthenticatedSession, FindAccount } from '@babelboard/identity';
import { TopCompanies } from '@babelboard/job-lists';
import { type TopCompaniesResponse, topCompaniesResponse } from '@babelboard/wire';
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';

/** What the board proposes to a candidate. */
@ApiTags('suggested jobs')
@Controller('api/candidates')
export class SuggestedJobsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly profiles: CandidateProfiles,
    private readonly marks: OfferMarks,
    private readonly companies: TopCompanies,
  ) {}

  @Requires('candidate:self')
  @Get('topCompanies')
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
}
