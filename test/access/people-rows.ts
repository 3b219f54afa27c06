import type { AccessRow } from './access-table.js';
import { CANDIDATES, COMPANIES } from './who-may.js';

/** Nobody whom a company has found. */
const NOBODY = '/api/companies/people/AAAAAAAAAAAAAAAAAAAAAA';
const NOT_FOUND = '401 403 403 404 404 404 403';

/** Companies that look for people, and what people see of that. */
export const PEOPLE_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/companies/people', statuses: COMPANIES },
  { route: 'GET /api/companies/people/{id}', statuses: NOT_FOUND, path: () => NOBODY },
  { route: 'GET /api/candidates/cv-search', statuses: CANDIDATES },
  { route: 'GET /api/companies/people/{id}/terms', statuses: COMPANIES, path: () => `${NOBODY}/terms` },
  { route: 'POST /api/companies/people/{id}/unlock', statuses: NOT_FOUND, path: () => `${NOBODY}/unlock` },
  { route: 'GET /api/companies/people/{id}/unlocked', statuses: NOT_FOUND, path: () => `${NOBODY}/unlocked` },
  {
    route: 'PATCH /api/companies/people/{id}/unlocked',
    statuses: NOT_FOUND,
    path: () => `${NOBODY}/unlocked`,
    body: () => ({ note: 'Kind' }),
  },
  { route: 'GET /api/companies/people/{id}/cvs/{cv}', statuses: NOT_FOUND, path: () => `${NOBODY}/cvs/1` },
  { route: 'GET /api/companies/people/{id}/cvs/{cv}/text', statuses: NOT_FOUND, path: () => `${NOBODY}/cvs/1/text` },
  { route: 'GET /api/companies/unlocked-people', statuses: COMPANIES },
  { route: 'GET /api/companies/unlocked-people.csv', statuses: COMPANIES },
];
