import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';
import { NOTHING_THERE, PUBLIC } from './who-may.js';

const LISTS = [
  '/api/jobs-with-{skill}',
  '/api/jobs-at-{minisite}',
  '/api/jobs-in-{location}-for-{language}-speakers',
  '/api/jobs-in-{location}',
  '/api/jobs-for-{language}-speakers',
  '/api/{remote}-jobs-in-{location}-for-{language}-speakers',
  '/api/{remote}-jobs-in-{location}',
  '/api/{remote}-jobs-for-{language}-speakers',
  '/api/{remote}-jobs',
].flatMap((path) => [path, `${path}/{page}`]);
/** Values that the board knows. */
const inList = (path: string, stage: AccessStage) =>
  path
    .replace('{skill}', 'java')
    .replace('{minisite}', stage.minisite)
    .replace('{location}', 'Germany')
    .replace('{language}', 'German')
    .replace('{remote}', 'Hybrid')
    .replace('{page}', '2');

/** Lists, offers, feeds and what everybody may write to us. */
export const LIST_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/jobs', statuses: PUBLIC },
  ...LISTS.map((path) => ({
    route: `GET ${path}`,
    statuses: PUBLIC,
    path: (stage: AccessStage) => inList(path, stage),
  })),
  { route: 'GET /api/job', statuses: PUBLIC, path: () => '/api/job?id=1' },
  {
    route: 'GET /api/offers/related-locations/{jobId}',
    statuses: NOTHING_THERE,
    path: () => '/api/offers/related-locations/2147483647',
  },
  { route: 'GET /api/keywords', statuses: PUBLIC },
  { route: 'GET /api/tags', statuses: PUBLIC },
  { route: 'GET /api/suggestions', statuses: PUBLIC },
  { route: 'GET /api/suggestions/lines', statuses: PUBLIC },
  { route: 'GET /api/sectors', statuses: PUBLIC },
  { route: 'GET /api/cities', statuses: PUBLIC },
  {
    route: 'GET /api/minisites/data/{companyId}',
    statuses: PUBLIC,
    path: ({ minisiteId }) => `/api/minisites/data/${minisiteId}`,
  },
  { route: 'GET /api/public/v1/offers', statuses: PUBLIC },
  { route: 'GET /feeds/{path}.atom', statuses: PUBLIC, path: () => '/feeds/jobs.atom' },
  { route: 'GET /feeds/jobs.xml', statuses: PUBLIC },
  {
    route: 'POST /api/offers/{id}/reports',
    statuses: NOTHING_THERE,
    path: () => '/api/offers/2147483647/reports',
    body: () => ({ reason: 'other' }),
  },

  {
    route: 'POST /api/contact',
    statuses: '201 201 201 201 201 201 201',
    body: (stage) => ({
      name: 'Ada',
      email: stage.newCandidate().email,
      topic: 'other',
      text: 'A message that is long enough.',
      open_for_ms: 60_000,
    }),
  },
];
