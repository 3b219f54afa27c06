import type { AccessRow } from './access-table.js';
import { CANDIDATES, COMPANIES } from './who-may.js';

/** Companies that look for people, and what people see of that. */
export const PEOPLE_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/companies/people', statuses: COMPANIES },
  {
    route: 'GET /api/companies/people/{id}',
    // Nobody whom this company has found.
    statuses: '401 403 403 404 404 404 403',
    path: () => '/api/companies/people/AAAAAAAAAAAAAAAAAAAAAA',
  },
  { route: 'GET /api/candidates/cv-search', statuses: CANDIDATES },
];
