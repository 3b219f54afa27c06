import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';

const MEMBERS = '401 403 403 200 200 200 403';
/** A company's, and not there for another. */
const OF_ONE_COMPANY = '401 403 403 200 200 404 403';
/** What the recruiter did, the owner cannot do again. */
const ONCE = '401 403 403 200 409 404 403';

const OFFERS = '/api/companies/offers';

/** @param which of the company's offers is asked for */
function ofOffer(
  route: string,
  statuses: string,
  which: keyof AccessStage['companyOffers'],
  body?: () => unknown,
): AccessRow {
  const [, path = ''] = route.split(' ');
  return {
    route,
    statuses,
    path: ({ companyOffers }) => path.replace('{id}', String(companyOffers[which])).replace('{language}', '7'),
    ...(body && { body }),
  };
}

/** The offers of a company, for its members. */
export const COMPANY_OFFER_ROWS: readonly AccessRow[] = [
  ofOffer('POST /api/offers/{id}/redirected', '204 204 204 204 204 204 204', 'live'),
  { route: `GET ${OFFERS}`, statuses: MEMBERS },
  { route: `POST ${OFFERS}`, statuses: '401 403 403 201 201 201 403', body: () => ({}) },
  { route: `POST ${OFFERS}/bulk`, statuses: MEMBERS, body: () => ({ ids: [2_147_483_647], action: 'pause' }) },
  { route: `POST ${OFFERS}/check`, statuses: MEMBERS, body: () => ({ title: 'Cook' }) },
  { route: `POST ${OFFERS}/suiting-candidates`, statuses: MEMBERS, body: () => ({ skills: [] }) },
  ofOffer(`GET ${OFFERS}/{id}`, OF_ONE_COMPANY, 'draft'),
  ofOffer(`PATCH ${OFFERS}/{id}`, OF_ONE_COMPANY, 'draft', () => ({ title: 'Chef' })),
  ofOffer(`DELETE ${OFFERS}/{id}`, '401 403 403 200 404 404 403', 'draft'),
  ofOffer(`GET ${OFFERS}/{id}/preview`, OF_ONE_COMPANY, 'draft'),
  ofOffer(`GET ${OFFERS}/{id}/figures`, OF_ONE_COMPANY, 'live'),
  ofOffer(`POST ${OFFERS}/{id}/publish`, ONCE, 'draft'),
  ofOffer(`POST ${OFFERS}/{id}/pause`, ONCE, 'live'),
  ofOffer(`POST ${OFFERS}/{id}/resume`, ONCE, 'paused'),
  ofOffer(`POST ${OFFERS}/{id}/close`, ONCE, 'live', () => ({ outcome: 'here' })),
  ofOffer(`POST ${OFFERS}/{id}/confirm`, OF_ONE_COMPANY, 'live'),
  ofOffer(`POST ${OFFERS}/{id}/renew`, OF_ONE_COMPANY, 'live'),
  ofOffer(`POST ${OFFERS}/{id}/duplicate`, '401 403 403 201 201 404 403', 'live'),
  ofOffer(`POST ${OFFERS}/{id}/repost`, '401 403 403 201 201 404 403', 'closed'),
  ofOffer(`PUT ${OFFERS}/{id}/versions/{language}`, OF_ONE_COMPANY, 'draft', () => ({ title: 'X', description: '' })),
  ofOffer(`DELETE ${OFFERS}/{id}/versions/{language}`, '401 403 403 200 404 404 403', 'live'),
];
