import { offerIdOf } from '@babelboard/job-paths';
import type { JobListResponse, JobResponse, MinisiteData } from '@babelboard/wire';
import { Injectable, NotFoundException } from '@nestjs/common';
import { JobDetails } from '../jobs/job-details.js';
import { jobListRequest, readLenientQuery } from '../jobs/job-list-request.js';
import { JobLists } from '../jobs/job-lists.js';
import { MinisitePages } from '../minisites/minisite-pages.js';
import type { PageData } from './front-end.js';

/** Serves pages from inside the process with what the JSON API answers over HTTP; values that the API would refuse are ignored. */
@Injectable()
export class PageDataService implements PageData {
  constructor(
    private readonly lists: JobLists,
    private readonly details: JobDetails,
    private readonly minisites: MinisitePages,
  ) {}

  async jobs(pathAndQuery: string): Promise<JobListResponse> {
    const [path = '', ...rest] = pathAndQuery.split('?');
    const request = jobListRequest(path, readLenientQuery(rest.join('?')));
    if (request === null) {
      throw new NotFoundException();
    }
    const list = await this.lists.list(request, 'ignore');
    // The engine's time would make each rendering another one, and no page shows it.
    return { ...list, jobs: { ...list.jobs, seconds: 0 } };
  }

  job(idOrUrl: string): Promise<JobResponse> {
    return this.details.job(offerIdOf(idOrUrl));
  }

  minisite(companyId: number): Promise<MinisiteData> {
    return this.minisites.of(companyId);
  }
}
