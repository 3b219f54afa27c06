import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';

const CANDIDATES = '401 200 200 403 403 403 403';
const OF_ONE_CANDIDATE = '401 200 404 403 403 403 403';
const COMPANIES = '401 403 403 200 200 200 403';
const OF_ONE_COMPANY = '401 403 403 200 200 404 403';
/** A note is its writer's. */
const OF_THE_RECRUITER = '401 403 403 200 404 404 403';

const QUESTION = { type: 'yes_no', text: 'May you work here?' };

const own = (rest: string) => (stage: AccessStage) =>
  `/api/candidates/applications/${stage.applied.application}${rest}`;
const applicant = (rest: string) => (stage: AccessStage) =>
  `/api/companies/applicants/${stage.applied.application}${rest}`;
const offer = (rest: string) => (stage: AccessStage) => `/api/companies/offers/${stage.applied.offer}${rest}`;

/** Applications, for who applied and for the company. */
export const APPLICATION_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/candidates/applications', statuses: CANDIDATES },
  {
    route: 'GET /api/candidates/applications/form',
    statuses: CANDIDATES,
    path: (stage) => `/api/candidates/applications/form?offer_id=${stage.applied.offer}`,
  },
  {
    // The first has applied, the other has no profile.
    route: 'POST /api/candidates/applications',
    statuses: '401 409 409 403 403 403 403',
    body: (stage) => ({ offer_id: stage.applied.offer }),
  },
  { route: 'GET /api/candidates/applications/{id}', statuses: OF_ONE_CANDIDATE, path: own('') },
  // There is no file.
  { route: 'GET /api/candidates/applications/{id}/cv', statuses: '401 410 404 403 403 403 403', path: own('/cv') },
  {
    route: 'POST /api/candidates/applications/{id}/objection',
    statuses: OF_ONE_CANDIDATE,
    path: own('/objection'),
    body: () => ({ text: 'Nobody called me.' }),
  },
  {
    // The offer is a vacancy.
    route: 'POST /api/candidates/applications/{id}/talent-pool',
    statuses: '401 409 404 403 403 403 403',
    path: own('/talent-pool'),
    body: () => ({ keep: true }),
  },
  { route: 'POST /api/candidates/applications/{id}/withdraw', statuses: OF_ONE_CANDIDATE, path: own('/withdraw') },
  {
    route: 'POST /api/candidates/applications/{id}/restore',
    statuses: '401 409 404 403 403 403 403',
    path: own('/restore'),
  },

  { route: 'GET /api/companies/applicants', statuses: COMPANIES },
  { route: 'GET /api/companies/applicants/offers', statuses: COMPANIES },
  { route: 'GET /api/companies/offers/{id}/applicants', statuses: OF_ONE_COMPANY, path: offer('/applicants') },
  { route: 'GET /api/companies/offers/{id}/applicants.csv', statuses: OF_ONE_COMPANY, path: offer('/applicants.csv') },
  { route: 'GET /api/companies/offers/{id}/board', statuses: OF_ONE_COMPANY, path: offer('/board') },
  { route: 'GET /api/companies/applicants/{id}', statuses: OF_ONE_COMPANY, path: applicant('') },
  { route: 'GET /api/companies/applicants/{id}/history', statuses: OF_ONE_COMPANY, path: applicant('/history') },
  {
    // There is no file.
    route: 'GET /api/companies/applicants/{id}/cv',
    statuses: '401 403 403 410 410 404 403',
    path: applicant('/cv'),
  },
  {
    route: 'GET /api/companies/applicants/{id}/cv/text',
    statuses: '401 403 403 410 410 404 403',
    path: applicant('/cv/text'),
  },
  { route: 'POST /api/companies/applicants/{id}/viewed', statuses: OF_ONE_COMPANY, path: applicant('/viewed') },
  {
    // Who comes second saw an older version.
    route: 'PATCH /api/companies/applicants/{id}/status',
    statuses: '401 403 403 200 409 404 403',
    path: applicant('/status'),
    body: () => ({ status: 'in_review', version: 1 }),
  },
  {
    route: 'POST /api/companies/applicants/bulk',
    statuses: COMPANIES,
    body: (stage) => ({ applicants: [{ id: stage.applied.application, version: 1 }], status: 'in_review' }),
  },
  {
    route: 'PUT /api/companies/applicants/{id}/rating',
    statuses: OF_ONE_COMPANY,
    path: applicant('/rating'),
    body: () => ({ rating: 4 }),
  },
  { route: 'GET /api/companies/applicants/{id}/notes', statuses: OF_ONE_COMPANY, path: applicant('/notes') },
  {
    route: 'POST /api/companies/applicants/{id}/notes',
    statuses: '401 403 403 201 201 404 403',
    path: applicant('/notes'),
    body: () => ({ text: 'Call back' }),
  },
  {
    route: 'DELETE /api/companies/applicants/{id}/notes/{noteId}',
    statuses: OF_THE_RECRUITER,
    path: (stage) => applicant(`/notes/${stage.applied.note}`)(stage),
  },

  {
    route: 'GET /api/companies/offers/{id}/screening-questions',
    statuses: OF_ONE_COMPANY,
    path: offer('/screening-questions'),
  },
  {
    route: 'PUT /api/companies/offers/{id}/screening-questions',
    statuses: OF_ONE_COMPANY,
    path: offer('/screening-questions'),
    body: () => ({ questions: [QUESTION] }),
  },
  { route: 'GET /api/companies/screening-templates', statuses: COMPANIES },
  {
    route: 'POST /api/companies/screening-templates',
    statuses: '401 403 403 201 201 201 403',
    body: () => ({ name: 'Kitchen', questions: [QUESTION] }),
  },
  {
    route: 'PATCH /api/companies/screening-templates/{id}',
    statuses: OF_ONE_COMPANY,
    path: (stage) => `/api/companies/screening-templates/${stage.applied.template}`,
    body: () => ({ name: 'Hall' }),
  },
  {
    // Whoever is first of the two.
    route: 'DELETE /api/companies/screening-templates/{id}',
    statuses: OF_THE_RECRUITER,
    path: (stage) => `/api/companies/screening-templates/${stage.applied.template}`,
  },
];
