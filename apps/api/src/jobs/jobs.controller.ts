import { RelatedLocations } from '@babelboard/job-lists';
import type { UiLanguage } from '@babelboard/texts';
import {
  type JobListQuery,
  type JobListResponse,
  type JobResponse,
  jobListQuery,
  jobListResponse,
  jobResponse,
  problem,
  type RelatedLocationsResponse,
  relatedLocationsResponse,
} from '@babelboard/wire';
import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { LimitedReads } from '../limits/limited-reads.js';
import { OwnMarks } from '../own-jobs/own-marks.js';
import { platformQuery } from './client-platform.js';
import { JobAnswers } from './job-answers.js';
import { JOB_LIST_ROUTES } from './job-list-patterns.js';
import { jobListRequest } from './job-list-request.js';
import { SeenOffers } from './seen-offers.js';
import { UnansweredLists } from './unanswered-lists.js';

const jobQuery = z.object({
  id: z.string().min(1).max(300),
  /** Code of the language in which its texts are wanted, where it has them in it. */
  lang: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  ...platformQuery.shape,
  /** Loaded before somebody opens it, which is no view. */
  _ahead: z.enum(['true', 'false']).default('false'),
});
const jobParameters = z.object({ jobId: z.coerce.number().int().min(1).max(2_147_483_647) });

@ApiTags('jobs')
@Controller('api')
export class JobsController {
  constructor(
    private readonly answers: JobAnswers,
    private readonly locations: RelatedLocations,
    private readonly own: OwnMarks,
    private readonly seen: SeenOffers,
    private readonly unanswered: UnansweredLists,
  ) {}

  @Public()
  @LimitedReads('lists')
  @Get('jobs')
  @ApiOperation({ summary: 'Search live offers', description: 'Groups of filters AND; values within a group OR.' })
  @ApiResponse({ status: 200, standardSchema: jobListResponse })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'A value that is unknown or out of bounds' })
  jobs(
    @Query({ schema: jobListQuery }) query: JobListQuery,
    @RequestLanguage() language: UiLanguage,
    @Req() request: SessionRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobListResponse> {
    this.own.declare(request, response);
    return this.list('/jobs', query, language, request);
  }

  /** Described by `describeJobListPaths`. */
  @Public()
  @LimitedReads('lists')
  @Get(JOB_LIST_ROUTES)
  @ApiExcludeEndpoint()
  jobsOfPath(
    @Req() request: SessionRequest,
    @Query({ schema: jobListQuery }) query: JobListQuery,
    @RequestLanguage() language: UiLanguage,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobListResponse> {
    this.own.declare(request, response);
    return this.list(request.path.slice('/api'.length), query, language, request);
  }

  @Public()
  @LimitedReads('lists')
  @Get('job')
  @ApiOperation({ summary: 'One offer, by id or by the last part of its address, with related ones' })
  @ApiResponse({ status: 200, standardSchema: jobResponse, description: '`index_not_found` where it is not shown' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No id, or one that is too long' })
  async job(
    @Query({ schema: jobQuery }) { id, lang, _platform, _ahead }: z.infer<typeof jobQuery>,
    @RequestLanguage() language: UiLanguage,
    @Req() request: SessionRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobResponse> {
    this.own.declare(request, response);
    const answer = await this.answers.job(id, language, lang ?? null);
    if (answer.job !== null && _ahead === 'false') {
      this.seen.note('views', answer.job.id, _platform, request);
    }
    return this.own.markJob(request.session, answer);
  }

  @Public()
  @LimitedReads('lists')
  @Get('offers/related-locations/:jobId')
  @ApiOperation({ summary: 'Cities with offers like this one' })
  @ApiResponse({ status: 200, standardSchema: relatedLocationsResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: 'Nobody knows the offer' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No number' })
  async relatedLocations(
    @Param({ schema: jobParameters }) { jobId }: z.infer<typeof jobParameters>,
    @RequestLanguage() language: UiLanguage,
  ): Promise<RelatedLocationsResponse> {
    return { data: await this.locations.of(jobId, language) };
  }

  private async list(
    path: string,
    query: JobListQuery,
    language: UiLanguage,
    visit: SessionRequest,
  ): Promise<JobListResponse> {
    const { session } = visit;
    const request = jobListRequest(path, query);
    if (request === null) {
      throw new NotFoundException();
    }
    const withoutCompanyIds = await this.own.hiddenCompanyIds(session);
    const answer = await this.answers.list({ ...request, withoutCompanyIds }, 'refuse', language);
    if (answer.job !== null) {
      this.seen.note('views', answer.job.id, query._platform, visit);
    }
    // Who leaves companies out may find nothing where there is something.
    if (withoutCompanyIds.length === 0) this.unanswered.note(request, answer, language, visit);
    return this.own.markList(session, answer);
  }
}
