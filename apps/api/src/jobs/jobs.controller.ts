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
import { Controller, Get, NotFoundException, Param, Query, Req } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { z } from 'zod';
import { Public } from '../auth/access/access.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { LimitedReads } from '../limits/limited-reads.js';
import { JobAnswers } from './job-answers.js';
import { JOB_LIST_ROUTES } from './job-list-patterns.js';
import { jobListRequest } from './job-list-request.js';

const jobQuery = z.object({ id: z.string().min(1).max(300) });
const jobParameters = z.object({ jobId: z.coerce.number().int().min(1).max(2_147_483_647) });

@ApiTags('jobs')
@Controller('api')
export class JobsController {
  constructor(
    private readonly answers: JobAnswers,
    private readonly locations: RelatedLocations,
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
  ): Promise<JobListResponse> {
    return this.list('/jobs', query, language);
  }

  /** Described by `describeJobListPaths`. */
  @Public()
  @LimitedReads('lists')
  @Get(JOB_LIST_ROUTES)
  @ApiExcludeEndpoint()
  jobsOfPath(
    @Req() { path }: Request,
    @Query({ schema: jobListQuery }) query: JobListQuery,
    @RequestLanguage() language: UiLanguage,
  ): Promise<JobListResponse> {
    return this.list(path.slice('/api'.length), query, language);
  }

  @Public()
  @LimitedReads('lists')
  @Get('job')
  @ApiOperation({ summary: 'One offer, by id or by the last part of its address, with related ones' })
  @ApiResponse({ status: 200, standardSchema: jobResponse, description: '`index_not_found` where it is not shown' })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'No id, or one that is too long' })
  job(
    @Query({ schema: jobQuery }) { id }: z.infer<typeof jobQuery>,
    @RequestLanguage() language: UiLanguage,
  ): Promise<JobResponse> {
    return this.answers.job(id, language);
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

  private list(path: string, query: JobListQuery, language: UiLanguage): Promise<JobListResponse> {
    const request = jobListRequest(path, query);
    if (request === null) {
      throw new NotFoundException();
    }
    return this.answers.list(request, 'refuse', language);
  }
}
