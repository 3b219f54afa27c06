import type { LoadPageData, PageDataKey } from '../../../pages/page-data.js';
import { findHomeJobs, homeKey } from '../api/find-home-jobs.js';

export const dataKey: PageDataKey<'home'> = () => homeKey;

export const loadData: LoadPageData<'home'> = async ({ queries, api }) => {
  await queries.fetchQuery(findHomeJobs(api));
  return null;
};
