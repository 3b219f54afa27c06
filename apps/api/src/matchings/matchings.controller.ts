import { CandidateProfiles } from '@babelboard/candidates/contract';
import type { AuthenticatedSession } from '@babelboard/identity';
import { Matchings } from '@babelboard/matching';
import { Clock } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import {
  type DiscardedMatchingsQuery,
  discardedMatchingsQuery,
  type MatchingsQuery,
  type MatchingsResponse,
  matchingsQuery,
  matchingsResponse,
  problem,
} from '@babelboard/wire';
import { Controller, Get, HttpStatus, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { Refusal } from '../problems/refusal.js';
import { MatchedJobs } from './matched-jobs.js';

/** The offers that suit a candidate. */
@ApiTags('matchings')
@Controller('api/app/matchings')
export class MatchingsController {
  constructor(
    private readonly profiles: CandidateProfiles,
    private readonly matchings: Matchings,
    private readonly jobs: MatchedJobs,
    private readonly clock: Clock,
  ) {}

  @Requires('candidate:self')
  @Get()
  @ApiOperation({
    summary: 'Offers that suit the profile, the best first',
    description: 'Each with its score and what makes it. `latests`: the newest first.',
  })
  @ApiResponse({ status: 200, standardSchema: matchingsResponse })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'The profile is below intermediate (`PROFILE_INCOMPLETE`), or a value is out of bounds',
  })
  async list(
    @Query({ schema: matchingsQuery }) query: MatchingsQuery,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<MatchingsResponse> {
    const begun = this.clock.now().getTime();
    const profile = await this.profiles.find(session.accountId);
    if (profile === null || profile.level === 'basic') {
      throw new Refusal(HttpStatus.UNPROCESSABLE_ENTITY, 'PROFILE_INCOMPLETE');
    }
    const [found, count, onTheirWay] = await Promise.all([
      this.matchings.find(session.accountId, {
        order: query.latests === 'true' || query.latests === '1' ? 'date' : 'fit',
        from: query._from,
        size: query._size,
        companyId: query._minisite === 'false' ? null : query._minisite,
      }),
      this.matchings.count(session.accountId),
      this.matchings.areOnTheirWay(session.accountId),
    ]);
    const data = await this.jobs.of(session, found.matchings, language);
    const seconds = (this.clock.now().getTime() - begun) / 1000;
    const jobs = { data, total_search: found.total, total_actives: count.all, seconds };
    return { jobs, unseen: count.unseen, on_their_way: onTheirWay };
  }

  @Requires('candidate:self')
  @Get('discarded')
  @ApiOperation({ summary: 'Offers that were discarded, the last one first' })
  @ApiResponse({ status: 200, standardSchema: matchingsResponse })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'A value that is out of bounds' })
  async discarded(
    @Query({ schema: discardedMatchingsQuery }) query: DiscardedMatchingsQuery,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<MatchingsResponse> {
    const begun = this.clock.now().getTime();
    const [found, count] = await Promise.all([
      this.matchings.discarded(session.accountId, { from: query._from, size: query._size }),
      this.matchings.count(session.accountId),
    ]);
    const data = await this.jobs.of(session, found.matchings, language);
    const seconds = (this.clock.now().getTime() - begun) / 1000;
    const jobs = { data, total_search: found.total, total_actives: count.all, seconds };
    return { jobs, unseen: count.unseen, on_their_way: false };
  }
}
