import type { JobListResponse, JobResponse } from '@babelboard/wire';
import { requestJson } from './request-json.js';

/** What pages ask of the server. The renderer brings its own; the browser's goes over HTTP. */
export interface BabelboardApi {
  /** A page of offers with facets. Takes the query string of the list, without `?`. */
  jobs(search: string): Promise<JobListResponse>;
  /** One offer by its id or the last part of its URL; `index_not_found` where there is none. */
  job(idOrUrl: string): Promise<JobResponse>;
}

/** Errors of all calls: `ProblemError` for an answer of the server, `OfflineError` where none came. */
export const browserApi: BabelboardApi = {
  jobs: (search) => requestJson<JobListResponse>(search === '' ? '/api/jobs' : `/api/jobs?${search}`),
  job: (idOrUrl) => requestJson<JobResponse>(`/api/job?id=${encodeURIComponent(idOrUrl)}`),
};
