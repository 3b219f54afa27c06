import { careerEventKey, findCareerEvent } from '../../features/career-events/api/find-career-event.js';
import { careerEventIdOf } from '../../features/career-events/domain/event-path.js';
import type { LoadPageData, PageDataKey } from '../../pages/page-data.js';

export const dataKey: PageDataKey<'career-event'> = (_page, { pathname }) => careerEventKey(careerEventIdOf(pathname));

export const loadData: LoadPageData<'career-event'> = async ({ url, queries, api }) => {
  await queries.fetchQuery(findCareerEvent(api, careerEventIdOf(url.pathname)));
  return null;
};
