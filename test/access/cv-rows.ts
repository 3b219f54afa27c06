import type { AccessRow } from './access-table.js';
import { CANDIDATES, OWN_OF_THE_CANDIDATE } from './who-may.js';

function ofCv(route: string): AccessRow {
  const [, path = ''] = route.split(' ');
  return { route, statuses: OWN_OF_THE_CANDIDATE, path: ({ cv }) => path.replace('{id}', String(cv)) };
}

/** CVs of candidates. */
export const CV_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/candidates/mycv', statuses: CANDIDATES },
  // Without a file.
  { route: 'POST /api/candidates/mycv/fromVue', statuses: '401 422 422 403 403 403 403' },
  ...['GET /candidates/mycv/download/{id}', 'GET /api/candidates/mycv/download/{id}'].map(ofCv),
  ofCv('PATCH /api/candidates/mycv/{id}/highlight'),
  // There is no feedback yet.
  { ...ofCv('PATCH /api/candidates/mycv/{id}/review'), statuses: '401 409 404 403 403 403 403' },
  ofCv('GET /api/candidates/mycv/{id}/extraction'),
  { ...ofCv('PATCH /api/candidates/mycv/{id}/extraction'), body: () => ({ dismissed: ['one'] }) },
  ofCv('DELETE /api/candidates/mycv/{id}'),
];
