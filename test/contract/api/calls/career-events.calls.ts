import type { SpecifiedCall } from '../specified-call.js';

export const EVENT_CALLS: readonly SpecifiedCall[] = [
  { call: 'GET /api/candidates/virtual-event/candidateEvents', names: ['data'] },
  {
    call: 'PATCH /api/candidates/virtual-event/join-or-leave',
    body: () => ({ event_id: 25, origin: 'radio-vienna' }),
    names: ['code'],
    // It has no date yet.
    status: 409,
  },
  {
    call: 'GET /api/candidates/go-places',
    names: ['event', 'date', 'sponsors', 'cities', 'goPlacesSponsors', 'cityEvents'],
  },
];
