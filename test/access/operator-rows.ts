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
  { route: 'GET /api/admin/reports', statuses: '401 403 403 403 403 403 200' },
  { route: 'GET /api/admin/lookup', statuses: '401 403 403 403 403 403 200', path: () => '/api/admin/lookup?q=nobody' },
  {
    route: 'POST /api/admin/offers/{id}/take-off',
    statuses: '401 403 403 403 403 403 200',
    path: ({ companyOffers }) => `/api/admin/offers/${companyOffers.live}/take-off`,
    body: () => ({ ground: 'other', explanation: 'It is not what it says.' }),
  },
  {
    // It is on the board.
    route: 'POST /api/admin/offers/{id}/reinstate',
    statuses: '401 403 403 403 403 403 409',
    path: ({ companyOffers }) => `/api/admin/offers/${companyOffers.live}/reinstate`,
    body: () => ({ explanation: 'It was a misunderstanding.' }),
  },
  {
    // Nobody has reported it.
    route: 'POST /api/admin/offers/{id}/dismiss-reports',
    statuses: '401 403 403 403 403 403 409',
    path: ({ companyOffers }) => `/api/admin/offers/${companyOffers.live}/dismiss-reports`,
    body: () => ({ reports: [1] }),
  },
  { route: 'GET /api/admin/companies', statuses: '401 403 403 403 403 403 200' },
  ...['verify', 'suspend', 'reinstate', 'accept-name'].map((what) => ({
    // Of a company that is not there: one of the table would be suspended for its other rows, too.
    route: `POST /api/admin/companies/{id}/${what}`,
    statuses: '401 403 403 403 403 403 404',
    path: () => `/api/admin/companies/2147483647/${what}`,
    body: () => ({ name: 'Kontor', ground: 'other', explanation: 'It is not what it says.' }),
  })),
  { route: 'GET /api/admin/searches', statuses: '401 403 403 403 403 403 200' },
  { route: 'GET /api/admin/complaint-rate', statuses: '401 403 403 403 403 403 200' },
  // None waits.
  { route: 'POST /api/admin/complaint-rate/go-on', statuses: '401 403 403 403 403 403 409' },
  { route: 'GET /api/admin/mails', statuses: '401 403 403 403 403 403 200' },
  {
    route: 'GET /api/admin/mails/{id}/words',
    statuses: '401 403 403 403 403 403 404',
    path: () => '/api/admin/mails/2147483647/words',
  },
  {
    route: 'POST /api/admin/mails/{id}/send-again',
    statuses: '401 403 403 403 403 403 404',
    path: () => '/api/admin/mails/2147483647/send-again',
  },
  { route: 'GET /api/admin/suppressed-addresses', statuses: '401 403 403 403 403 403 200' },
  {
    route: 'POST /api/admin/suppressed-addresses/{id}/release',
    statuses: '401 403 403 403 403 403 404',
    path: () => '/api/admin/suppressed-addresses/2147483647/release',
  },
  { route: 'GET /api/admin/product-ratings', statuses: '401 403 403 403 403 403 200' },
];
