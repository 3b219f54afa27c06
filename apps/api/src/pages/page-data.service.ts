import { offerIdOf } from '@babelboard/job-paths';
import { type JobListQuery, type JobListResponse, type JobResponse, jobListQuery } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { JobLists } from '../jobs/job-lists.js';
import type { PageData } from './front-end.js';

/** Serves pages from inside the process with what the JSON API answers over HTTP. */
@Injectable()
export class PageDataService implements PageData {
  constructor(private readonly lists: JobLists) {}

  jobs(search: string): Promise<JobListResponse> {
    return this.lists.list(readListQuery(search), 'ignore');
  }

  job(idOrUrl: string): Promise<JobResponse> {
    return this.lists.job(offerIdOf(idOrUrl));
  }
}

/** A page ignores values that the API would refuse. */
function readListQuery(search: string): JobListQuery {
  const parameters = new URLSearchParams(search);
  const given = Object.fromEntries(
    Object.entries(jobListQuery.shape).flatMap(([name, schema]) => {
      const values = parameters.getAll(name);
      const value = values.length > 1 ? values : values[0];
      if (value === undefined || schema.safeParse(value).success) {
        return value === undefined ? [] : [[name, value]];
      }
      const sound = values.filter((one) => schema.safeParse(one).success);
      return sound.length === 0 ? [] : [[name, sound.length > 1 ? sound : sound[0]]];
    }),
  );
  const parsed = jobListQuery.safeParse(given);
  return parsed.success ? parsed.data : jobListQuery.parse({});
}
