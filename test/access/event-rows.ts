import type { AccessRow } from './access-table.js';
import { CANDIDATES, NOTHING_THERE, PUBLIC } from './who-may.js';

/** No event has a date yet. */
const EVENT = '/api/career-events/25';
const EDITED = {
  ...{ state: 'planned', starts_at: null, ends_at: null, time_zone: 'Europe/Berlin', capacity: null, room_url: null },
  ...{ language_ids: [], sponsors: [], cities: [], exhibitor_ids: [] },
  content: { en: { title: 'Week', lead: '', text: '', programme: [], speakers: [] } },
  // Somebody else has changed it since.
  changed_at: '2020-01-01T00:00:00.000Z',
};

/** Career events: read by everybody, joined by candidates, written by operators. */
export const EVENT_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/career-events', statuses: PUBLIC },
  { route: 'GET /api/career-events/{id}', statuses: PUBLIC, path: () => EVENT },
  { route: 'GET /api/career-events/{id}/event.ics', statuses: NOTHING_THERE, path: () => `${EVENT}/event.ics` },
  { route: 'GET /api/candidates/go-places', statuses: PUBLIC },
  { route: 'GET /api/candidates/virtual-event/candidateEvents', statuses: CANDIDATES },
  {
    route: 'PATCH /api/candidates/virtual-event/join-or-leave',
    statuses: '401 409 409 403 403 403 403',
    body: () => ({ event_id: 25, wanted: 'join' }),
  },
  { route: 'GET /api/admin/career-events', statuses: '401 403 403 403 403 403 200' },
  {
    route: 'PUT /api/admin/career-events/{id}',
    statuses: '401 403 403 403 403 403 409',
    path: () => '/api/admin/career-events/25',
    body: () => EDITED,
  },
];
