import type { JobListResponse, JobResponse, MinisiteData } from '@babelboard/wire';
import { Injectable, NotFoundException } from '@nestjs/common';
import { JobAnswers } from '../jobs/job-answers.js';
import { jobListRequest, readLenientQuery } from '../jobs/job-list-request.js';
import { MinisitePages } from '../minisites/minisite-pages.js';
import type { PageData } from './front-end.js';

/** Serves pages from inside the process with what the JSON API answers over HTTP; values that the API would refuse are ignored. */
@Injectable()
export class PageDataService implements PageData {
  constructor(
    private readonly answers: JobAnswers,
    private readonly minisites: MinisitePages,
  ) {}

  async jobs(pathAndQuery: string): Promise<JobListResponse> {
    const [path = '', ...rest] = pathAndQuery.split('?');
    const request = jobListRequest(path, readLenientQuery(rest.join('?')));
    if (request === null) {
      throw new NotFoundException();
    }
    const list = await this.answers.list(request, 'ignore');
    // The engine's time would make each rendering another one, and no page shows it.
    return { ...list, jobs: { ...list.jobs, seconds: 0 } };
  }

  job(idOrUrl: string): Promise<JobResponse> {
    return this.answers.job(idOrUrl);
  }

  minisite(companyId: number): Promise<MinisiteData> {
    return this.minisites.of(companyId);
  }
}
