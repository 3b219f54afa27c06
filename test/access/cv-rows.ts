import type { AccessRow } from './access-table.js';
import { CANDIDATES, NOTHING_THERE, OWN_OF_THE_CANDIDATE } from './who-may.js';

const NO_DELIVERY = '/api/cv-feedback/b3e1c0de-0000-4000-8000-000000000000';

function ofCv(route: string): AccessRow {
  const [, path = ''] = route.split(' ');
  return { route, statuses: OWN_OF_THE_CANDIDATE, path: ({ cv }) => path.replace('{id}', String(cv)) };
}

function notAvailable(route: string): AccessRow {
  return { ...ofCv(route), statuses: '401 409 404 403 403 403 403' };
}

/** CVs of candidates. */
export const CV_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/candidates/mycv', statuses: CANDIDATES },
  // Without a file.
  { route: 'POST /api/candidates/mycv/fromVue', statuses: '401 422 422 403 403 403 403' },
  ...['GET /candidates/mycv/download/{id}', 'GET /api/candidates/mycv/download/{id}'].map(ofCv),
  ofCv('PATCH /api/candidates/mycv/{id}/highlight'),
  // No service is set.
  ...['PATCH /api/candidates/mycv/{id}/review', 'PATCH /api/candidates/mycv/{id}/resume'].map(notAvailable),
  ...['DELETE /api/candidates/mycv/{id}/review', 'DELETE /api/candidates/mycv/{id}/resume'].map(notAvailable),
  {
    route: 'GET /api/candidates/cv-feedback/{id}/file',
    statuses: '401 404 404 403 403 403 403',
    path: () => '/api/candidates/cv-feedback/2147483647/file',
  },
  { route: 'POST /api/cv-feedback/{delivery}', statuses: NOTHING_THERE, path: () => NO_DELIVERY },
  {
    route: 'GET /api/cv-feedback/{delivery}/cv',
    statuses: NOTHING_THERE,
    path: () => `${NO_DELIVERY}/cv?until=1&code=x`,
  },
  ofCv('GET /api/candidates/mycv/{id}/extraction'),
  { ...ofCv('PATCH /api/candidates/mycv/{id}/extraction'), body: () => ({ dismissed: ['one'] }) },
  ofCv('DELETE /api/candidates/mycv/{id}'),
];
