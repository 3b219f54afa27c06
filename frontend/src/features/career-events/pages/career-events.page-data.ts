import type { LoadPageData, PageDataKey } from '../../../pages/page-data.js';
import { careerEventsKey, findCareerEvents } from '../api/find-career-events.js';

export const dataKey: PageDataKey<'career-events'> = () => careerEventsKey;

export const loadData: LoadPageData<'career-events'> = async ({ queries, api }) => {
  await queries.fetchQuery(findCareerEvents(api));
  return null;
};
