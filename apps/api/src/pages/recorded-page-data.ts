import type { PageDependency } from '@babelboard/platform';
import type {
  CareerEvent,
  CareerEventsResponse,
  JobCard,
  JobListResponse,
  JobResponse,
  MinisiteData,
} from '@babelboard/wire';
import type { PageData } from './front-end.js';

/** Data for one page, with a record of what the page shows. */
export class RecordedPageData implements PageData {
  readonly shown = new Set<PageDependency>();

  constructor(private readonly data: PageData) {}

  /** Any offer may come into a list, or change its counts. */
  jobs(pathAndQuery: string): Promise<JobListResponse> {
    this.shown.add('offer:*').add('company:*');
    return this.data.jobs(pathAndQuery);
  }

  /**
   * The offer and those related to it. One that becomes related stands there when the page is made anew in any case, within a minute;
   * to make all pages of offers anew with every offer would be to keep none of them.
   */
  async job(idOrUrl: string, wanted?: string): Promise<JobResponse> {
    const response = await this.data.job(idOrUrl, wanted);
    const { job, relatedJobs, relatedJobsAtCity, relatedJobsAtCompany, relatedJobsWithLanguages } = response;
    const related = [relatedJobs, relatedJobsAtCity, relatedJobsAtCompany, relatedJobsWithLanguages].flat();
    for (const card of job === null ? related : [job, ...related]) {
      this.show(card);
    }
    return response;
  }

  minisite(companyId: number): Promise<MinisiteData> {
    this.shown.add(`company:${companyId}`);
    return this.data.minisite(companyId);
  }

  careerEvents(): Promise<CareerEventsResponse> {
    this.shown.add('career-event:*');
    return this.data.careerEvents();
  }

  /** An exhibitor's new offer stands there within a minute, as among related offers. */
  async careerEvent(id: number): Promise<CareerEvent> {
    this.shown.add(`career-event:${id}`);
    const event = await this.data.careerEvent(id);
    for (const { id: companyId } of event.exhibitors) {
      this.shown.add(`company:${companyId}`);
    }
    for (const card of event.jobs) {
      this.show(card);
    }
    return event;
  }

  private show({ id, company, also_in: elsewhere }: JobCard): void {
    this.shown.add(`offer:${id}`).add(`company:${company.id}`);
    for (const other of elsewhere) {
      this.shown.add(`offer:${other.id}`);
    }
  }
}
