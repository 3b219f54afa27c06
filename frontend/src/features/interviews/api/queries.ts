import { APPLICATIONS } from '../../../applying/withdraw-application.js';
import { PERSONAL } from '../../../session/personal.js';

export type Side = 'candidate' | 'company';

/** The interviews of a company: news of its applicants make all of it be asked again. */
export const COMPANY_INTERVIEWS = [PERSONAL, 'applicants', 'interviews'];

/** The interview of an application: it is asked again with what else is known of the application. */
export const interviewKey = (side: Side, id: number) =>
  side === 'candidate' ? [...APPLICATIONS, 'interview', id] : [...COMPANY_INTERVIEWS, 'one', id];

export const interviewPath = (side: Side, id: number) =>
  side === 'candidate' ? `/api/candidates/applications/${id}/interview` : `/api/companies/applicants/${id}/interview`;
