import type { UiLanguage } from '@babelboard/texts';
import type { JobListResponse } from '@babelboard/wire';
import { Injectable, NotFoundException } from '@nestjs/common';
import { CareerEventAnswers } from '../career-events/career-event-answers.js';
import { JobAnswers } from '../jobs/job-answers.js';
import { jobListRequest, readLenientQuery } from '../jobs/job-list-request.js';
import { MinisitePages } from '../minisites/minisite-pages.js';
import type { PageData } from './front-end.js';

/** Serves pages from inside the process with what the JSON API answers over HTTP; values that the API would refuse are ignored. */
@Injectable()
export class PageDataService {
  constructor(
    private readonly answers: JobAnswers,
    private readonly minisites: MinisitePages,
    private readonly events: CareerEventAnswers,
  ) {}

  /** For pages in one language. */
  in(language: UiLanguage): PageData {
    return {
      jobs: (pathAndQuery) => this.jobs(pathAndQuery, language),
      job: (idOrUrl, wanted) => this.answers.job(idOrUrl, language, wanted),
      minisite: (companyId) => this.minisites.of(companyId, language),
      careerEvents: () => this.events.list(language),
      careerEvent: async (id) => {
        const event = await this.events.find(id, language);
        if (event === null) {
          throw new NotFoundException();
        }
        return event;
      },
    };
  }

  private async jobs(pathAndQuery: string, language: UiLanguage): Promise<JobListResponse> {
    const [path = '', ...rest] = pathAndQuery.split('?');
    const request = jobListRequest(path, readLenientQuery(rest.join('?')));
    if (request === null) {
      throw new NotFoundException();
    }
    const list = await this.answers.list(request, 'ignore', language);
    // The engine's time would make each rendering another one, and no page shows it.
    return { ...list, jobs: { ...list.jobs, seconds: 0 } };
  }
}
