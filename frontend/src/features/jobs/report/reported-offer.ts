import type { JobCard } from '@babelboard/wire';

/** What a report says about the offer that it is about. */
export type ReportedOffer = Pick<JobCard, 'id' | 'title' | 'company'>;
