import { offerIdOf } from '@babelboard/job-paths';
import {
  type JobListQuery,
  type JobListResponse,
  type JobResponse,
  jobListQuery,
  jobListResponse,
  jobResponse,
  problem,
} from '@babelboard/wire';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { JobLists } from './job-lists.js';

const jobQuery = z.object({ id: z.string().min(1).max(300) });

@ApiTags('jobs')
@Controller('api')
export class JobsController {
  constructor(private readonly lists: JobLists) {}

  @Get('jobs')
  @ApiOperation({ summary: 'Search live offers', description: 'Groups of filters AND; values within a group OR.' })
  @ApiResponse({ status: 200, standardSchema: jobListResponse })
  @ApiResponse({ status: 422, standardSchema: problem, description: 'A value that is unknown or out of bounds' })
  list(@Query({ schema: jobListQuery }) query: JobListQuery): Promise<JobListResponse> {
    return this.lists.list(query, 'refuse');
  }

  @Get('job')
  @ApiOperation({ summary: 'One offer, by id or by the last part of its address' })
  @ApiResponse({ status: 200, standardSchema: jobResponse, description: '`index_not_found` where it is not shown' })
  job(@Query({ schema: jobQuery }) { id }: z.infer<typeof jobQuery>): Promise<JobResponse> {
    return this.lists.job(offerIdOf(id));
  }
}
