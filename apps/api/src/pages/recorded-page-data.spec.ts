import type {
  CareerEvent,
  CareerEventsResponse,
  JobCard,
  JobListResponse,
  JobResponse,
  MinisiteData,
} from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { RecordedPageData } from './recorded-page-data.js';

const card = (id: number, companyId: number, elsewhere: number[] = []) =>
  ({ id, company: { id: companyId }, also_in: elsewhere.map((other) => ({ id: other })) }) as JobCard;
const related = (...cards: JobCard[]) => ({
  relatedJobs: cards,
  relatedJobsAtCity: [],
  relatedJobsAtCompany: [card(5, 70)],
  relatedJobsWithLanguages: [card(6, 71)],
});

const recorded = (job: JobCard | null) =>
  new RecordedPageData({
    jobs: async () => ({}) as JobListResponse,
    job: async () => ({ job, ...related(card(2, 8)) }) as unknown as JobResponse,
    minisite: async () => ({}) as MinisiteData,
    careerEvents: async () => ({}) as CareerEventsResponse,
    careerEvent: async () => ({ exhibitors: [{ id: 3 }], jobs: [card(4, 9)] }) as unknown as CareerEvent,
  });

describe('what a page shows', () => {
  it('is nothing that changes where it asked for nothing', () => {
    expect([...recorded(null).shown]).toEqual([]);
  });

  it('is any offer and any company on a list', async () => {
    const data = recorded(null);
    await data.jobs('/jobs');
    expect([...data.shown].sort()).toEqual(['company:*', 'offer:*']);
  });

  it('is the offer, what is related to it and where else it is on the page of an offer', async () => {
    const data = recorded(card(1, 7, [9]));
    await data.job('cook-1');
    expect([...data.shown].sort()).toEqual(
      [
        'offer:1',
        'offer:9',
        'company:7',
        'offer:2',
        'company:8',
        'offer:5',
        'company:70',
        'offer:6',
        'company:71',
      ].sort(),
    );
  });

  it('is any event on their list', async () => {
    const data = recorded(null);
    await data.careerEvents();
    expect([...data.shown]).toEqual(['career-event:*']);
  });

  it('is the event, its exhibitors and their offers on the page of an event', async () => {
    const data = recorded(null);
    await data.careerEvent(25);
    expect([...data.shown].sort()).toEqual(['career-event:25', 'company:3', 'company:9', 'offer:4']);
  });

  it('is the company on its minisite', async () => {
    const data = recorded(null);
    await data.minisite(7);
    expect([...data.shown]).toEqual(['company:7']);
  });
});
