import { randomUUID } from 'node:crypto';
import type { AccessRow } from './access-table.js';
import { CANDIDATES, NOBODY_S_CODE, noCode, OWN_OF_THE_CANDIDATE, PUBLIC } from './who-may.js';

const LIST = { path: '/jobs-in-Germany', time_zone: 'Europe/Berlin' };

/** Lists that candidates are mailed new offers of, and the links in these mails. */
export const ALERT_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/candidates/alerts', statuses: CANDIDATES },
  { route: 'POST /api/candidates/alerts', statuses: CANDIDATES, body: () => LIST },
  {
    route: 'PATCH /api/candidates/alerts/{id}',
    statuses: OWN_OF_THE_CANDIDATE,
    path: ({ alert }) => `/api/candidates/alerts/${alert}`,
    body: () => ({ hour: 9 }),
  },
  {
    route: 'DELETE /api/candidates/alerts/{id}',
    // Who has none with that number has nothing to delete.
    statuses: CANDIDATES,
    path: ({ alert }) => `/api/candidates/alerts/${alert}`,
  },
  {
    route: 'GET /api/candidates/alerts/preview',
    statuses: CANDIDATES,
    path: () => '/api/candidates/alerts/preview?path=/jobs-in-Germany',
  },
  {
    route: 'GET /api/alerts/guests/preview',
    statuses: PUBLIC,
    path: () => '/api/alerts/guests/preview?path=/jobs-in-Germany',
  },
  {
    route: 'POST /api/alerts/guests',
    statuses: PUBLIC,
    // To one address go so many mails only.
    body: () => ({ ...LIST, email: `${randomUUID()}@example.test` }),
  },
  { route: 'POST /api/alerts/guests/check', statuses: NOBODY_S_CODE, body: noCode },
  { route: 'POST /api/alerts/guests/confirm', statuses: NOBODY_S_CODE, body: noCode },
  { route: 'POST /api/alerts/by-link/check', statuses: NOBODY_S_CODE, body: noCode },
  {
    route: 'POST /api/alerts/by-link',
    statuses: NOBODY_S_CODE,
    body: () => ({ ...noCode(), action: 'stop' }),
  },
  {
    route: 'POST /api/alerts/by-link/offer',
    statuses: NOBODY_S_CODE,
    body: () => ({ ...noCode(), offer_id: 1 }),
  },
  {
    route: 'POST /api/alerts/by-link/narrow',
    statuses: NOBODY_S_CODE,
    body: () => ({ ...noCode(), offer_id: 1, path: '/jobs-in-Germany' }),
  },
  { route: 'POST /alerts/stop/{token}', statuses: NOBODY_S_CODE, path: () => '/alerts/stop/no-such-code' },
  {
    route: 'POST /{language}/alerts/stop/{token}',
    statuses: NOBODY_S_CODE,
    path: () => '/de/alerts/stop/no-such-code',
  },
];
