import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';

const COMPANIES = '401 403 403 200 200 200 403';
const OF_ONE_CANDIDATE = '401 200 404 403 403 403 403';
const OF_ONE_COMPANY = '401 403 403 200 200 404 403';
/** Nothing was offered yet. */
const NOTHING_FOR_THE_CANDIDATE = '401 404 404 403 403 403 403';
const NOTHING_FOR_THE_COMPANY = '401 403 403 404 404 404 403';

const own = (rest: string) => (stage: AccessStage) =>
  `/api/candidates/applications/${stage.applied.application}/interview${rest}`;
const applicant = (rest: string) => (stage: AccessStage) =>
  `/api/companies/applicants/${stage.applied.application}/interview${rest}`;
const inDays = (days: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + days * 86_400_000).toISOString();

/** Interviews, for candidates and companies. */
export const INTERVIEW_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/candidates/applications/{id}/interview', statuses: OF_ONE_CANDIDATE, path: own('') },
  {
    route: 'POST /api/candidates/applications/{id}/interview',
    statuses: NOTHING_FOR_THE_CANDIDATE,
    path: own(''),
    body: () => ({ slot_id: 2_147_483_647, time_zone: 'Europe/Berlin' }),
  },
  {
    route: 'POST /api/candidates/applications/{id}/interview/cancel',
    statuses: '401 409 404 403 403 403 403',
    path: own('/cancel'),
    body: () => ({}),
  },
  {
    route: 'POST /api/candidates/applications/{id}/interview/others',
    statuses: NOTHING_FOR_THE_CANDIDATE,
    path: own('/others'),
    body: () => ({}),
  },
  {
    route: 'GET /api/candidates/applications/{id}/interview.ics',
    statuses: NOTHING_FOR_THE_CANDIDATE,
    path: own('.ics'),
  },
  { route: 'GET /api/companies/applicants/{id}/interview', statuses: OF_ONE_COMPANY, path: applicant('') },
  {
    route: 'POST /api/companies/applicants/{id}/interview/cancel',
    statuses: '401 403 403 409 409 404 403',
    path: applicant('/cancel'),
    body: () => ({}),
  },
  {
    route: 'GET /api/companies/applicants/{id}/interview.ics',
    statuses: NOTHING_FOR_THE_COMPANY,
    path: applicant('.ics'),
  },
  {
    route: 'GET /api/companies/interview-slots',
    statuses: COMPANIES,
    path: () => '/api/companies/interview-slots?from=2026-11-21&to=2026-11-30',
  },
  {
    route: 'POST /api/companies/interview-slots',
    statuses: '401 403 403 201 201 404 403',
    body: (stage) => ({
      applicant_ids: [stage.applied.application],
      slots: [{ starts_at: inDays(3), minutes: 30 }],
      time_zone: 'Europe/Berlin',
      way: 'phone',
      where: '+49 30 1234567',
    }),
  },
  {
    route: 'DELETE /api/companies/interview-slots/{id}',
    statuses: NOTHING_FOR_THE_COMPANY,
    path: () => '/api/companies/interview-slots/2147483647',
  },
];
