import type { AccessRow } from './access-table.js';
import { NOBODY_S_CODE } from './who-may.js';

/** What operators do. */
export const OPERATOR_ROWS: readonly AccessRow[] = [
  { route: 'POST /api/auth/handoff', statuses: NOBODY_S_CODE, body: () => ({ code: 'no-such-code' }) },
  { route: 'POST /api/auth/support-access', statuses: NOBODY_S_CODE, body: () => ({ code: 'no-such-code' }) },
  {
    route: 'POST /api/admin/support-access',
    statuses: '401 403 403 403 403 403 201',
    body: ({ candidate }) => ({ account_id: candidate.id }),
  },
  {
    route: 'GET /api/admin/accounts',
    statuses: '401 403 403 403 403 403 200',
    path: ({ candidate }) => `/api/admin/accounts?who=${candidate.id}`,
  },
  {
    // Of somebody who has asked before the admin does.
    route: 'DELETE /api/admin/accounts/{id}/sessions',
    statuses: '401 403 403 403 403 403 200',
    path: ({ visitors }) => `/api/admin/accounts/${visitors.recruiter.id}/sessions`,
  },
  { route: 'GET /api/admin/audit-log', statuses: '401 403 403 403 403 403 200' },
  { route: 'GET /api/admin/product-ratings', statuses: '401 403 403 403 403 403 200' },
];
