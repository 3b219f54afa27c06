import type { AccessRow } from './access-table.js';
import { CANDIDATES, COMPANIES } from './who-may.js';

/** Nobody whom a company has found. */
const NOBODY = '/api/companies/people/AAAAAAAAAAAAAAAAAAAAAA';
const NO_SEARCH = '/api/companies/people/searches/2147483647';
const NOBODY_S_INVITATION = '401 404 404 403 403 403 403';
const NOT_FOUND = '401 403 403 404 404 404 403';

/** Companies that look for people, and what people see of that. */
export const PEOPLE_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/companies/people', statuses: COMPANIES },
  { route: 'GET /api/companies/people/searches', statuses: COMPANIES },
  {
    route: 'POST /api/companies/people/searches',
    statuses: COMPANIES,
    body: () => ({ name: 'Nurses', query: 'what=nurse' }),
  },
  {
    route: 'PATCH /api/companies/people/searches/{id}',
    statuses: NOT_FOUND,
    path: () => NO_SEARCH,
    body: () => ({ name: 'Nurses' }),
  },
  { route: 'POST /api/companies/people/searches/{id}/open', statuses: NOT_FOUND, path: () => `${NO_SEARCH}/open` },
  { route: 'DELETE /api/companies/people/searches/{id}', statuses: NOT_FOUND, path: () => NO_SEARCH },
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
  { route: 'GET /api/companies/people/{id}/invitations', statuses: COMPANIES, path: () => `${NOBODY}/invitations` },
  {
    route: 'POST /api/companies/people/{id}/invitations',
    statuses: NOT_FOUND,
    path: () => `${NOBODY}/invitations`,
    body: () => ({ offer_id: 1 }),
  },
  { route: 'GET /api/candidates/invitations', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/invitations/{id}/decline',
    statuses: NOBODY_S_INVITATION,
    path: () => '/api/candidates/invitations/2147483647/decline',
  },
  {
    route: 'POST /api/candidates/invitations/{id}/reopen',
    statuses: NOBODY_S_INVITATION,
    path: () => '/api/candidates/invitations/2147483647/reopen',
  },
  {
    route: 'POST /api/candidates/invitations/{id}/report',
    statuses: NOBODY_S_INVITATION,
    path: () => '/api/candidates/invitations/2147483647/report',
    body: () => ({}),
  },
  { route: 'GET /api/companies/unlocked-people', statuses: COMPANIES },
  { route: 'GET /api/companies/unlocked-people.csv', statuses: COMPANIES },
];
