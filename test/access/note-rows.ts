import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';
import { CANDIDATES, OWN_OF_THE_CANDIDATE } from './who-may.js';

/** What candidates note of offers. */
export const NOTE_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/candidates/favorites', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/favorites',
    statuses: '401 201 201 403 403 403 403',
    body: ({ offer }) => ({ offer_id: offer }),
  },
  {
    route: 'DELETE /api/candidates/favorites/{id}',
    statuses: OWN_OF_THE_CANDIDATE,
    path: ({ offer }) => `/api/candidates/favorites/${offer}`,
  },
  { route: 'GET /api/candidates/offer-marks', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/seen-offers',
    statuses: CANDIDATES,
    body: ({ offer }) => ({ ids: [offer] }),
  },
  { route: 'GET /api/candidates/hidden-companies', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/hidden-companies',
    statuses: '401 201 201 403 403 403 403',
    body: ({ minisiteId }) => ({ company_id: minisiteId }),
  },
  {
    route: 'DELETE /api/candidates/hidden-companies/{id}',
    statuses: OWN_OF_THE_CANDIDATE,
    path: ({ minisiteId }) => `/api/candidates/hidden-companies/${minisiteId}`,
  },
  { route: 'GET /api/candidates/searchs/get-latests-searches', statuses: CANDIDATES },
  { route: 'POST /api/candidates/searchs', statuses: CANDIDATES, body: () => ({ path: '/jobs-in-Germany' }) },
  { route: 'DELETE /api/candidates/searchs', statuses: CANDIDATES },
  {
    route: 'DELETE /api/candidates/searchs/{id}',
    statuses: OWN_OF_THE_CANDIDATE,
    path: ({ search }) => `/api/candidates/searchs/${search}`,
  },
  { route: 'GET /api/candidates/topCompanies', statuses: CANDIDATES },
  // Nobody's profile is complete enough.
  { route: 'GET /api/app/matchings', statuses: '401 422 422 403 403 403 403' },
  { route: 'GET /api/app/matchings/discarded', statuses: CANDIDATES },
  { route: 'GET /api/candidates/matchings/mails', statuses: CANDIDATES },
  { route: 'PATCH /api/candidates/matchings/mails', statuses: CANDIDATES, body: () => ({ bar: 70 }) },
  {
    route: 'GET /api/candidates/matchings/fits/{offer}',
    // Neither candidate says enough for anything to suit them.
    statuses: '401 404 404 403 403 403 403',
    path: ({ offer }) => `/api/candidates/matchings/fits/${offer}`,
  },
  {
    route: 'GET /api/candidates/matchings/fits',
    statuses: CANDIDATES,
    path: ({ offer }) => `/api/candidates/matchings/fits?ids=${offer}`,
  },
  { route: 'PATCH /api/candidates/matchings/seen', statuses: CANDIDATES, body: ({ offer }) => ({ ids: [offer] }) },
  ...['discard', 'restore'].map((how) => ({
    route: `PATCH /api/candidates/matchings/{offer}/${how}`,
    // For nobody it was found.
    statuses: '401 404 404 403 403 403 403',
    path: ({ offer }: AccessStage) => `/api/candidates/matchings/${offer}/${how}`,
    body: () => ({}),
  })),
];
