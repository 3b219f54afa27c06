import type { CareerEvent, CareerEventsResponse, JobListResponse, JobResponse, MinisiteData } from '@babelboard/wire';
import { requestJson } from './request-json.js';

/** What pages ask of the server. The renderer brings its own; the browser's goes over HTTP. */
export interface BabelboardApi {
  /** A page of offers with facets. Takes the address of a list: path and query string. */
  jobs(address: string): Promise<JobListResponse>;
  /**
   * One offer by its id or the last part of its URL; `index_not_found` where there is none.
   * @param wanted code of the language in which its texts are wanted, where that is not the language of the interface
   * @param ahead before somebody opens it, which does not count as a view
   */
  job(idOrUrl: string, wanted?: string, ahead?: boolean): Promise<JobResponse>;
  /** How a company wants its own list to look. */
  minisite(companyId: number): Promise<MinisiteData>;
  careerEvents(): Promise<CareerEventsResponse>;
  careerEvent(id: number): Promise<CareerEvent>;
}

/** Errors of all calls: `ProblemError` for an answer of the server, `OfflineError` where none came. */
export const browserApi: BabelboardApi = {
  jobs: (address) => requestJson<JobListResponse>(`/api${address}`),
  job: (idOrUrl, wanted, ahead) =>
    requestJson<JobResponse>(
      `/api/job?id=${encodeURIComponent(idOrUrl)}${wanted ? `&lang=${wanted}` : ''}${ahead ? '&_ahead=true' : ''}`,
    ),
  minisite: (companyId) => requestJson<MinisiteData>(`/api/minisites/data/${companyId}`),
  careerEvents: () => requestJson('/api/career-events'),
  careerEvent: (id) => requestJson(`/api/career-events/${id}`),
};
