import { ProblemError } from '../../../api/problem-error.js';
import { requestJson, sendJson } from '../../../api/request-json.js';
import { sessionStore } from '../../../session/session-store.js';

const OFFERS_URL = '/api/companies/offers';
/** Of all that a page knows of a company's offers. */
export const COMPANY_OFFERS = ['personal', 'company-offers'] as const;

/** A browser sends no more than this once the page is left. */
const MOST_KEPT_ALIVE = 50_000;

/** Changes an offer; goes on when the page is left. @throws ProblemError, OfflineError */
export function offerCall<Answer>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  /** Below the offers: empty, or beginning with a slash. */
  path: string,
  body: object = {},
): Promise<Answer> {
  const small = JSON.stringify(body).length < MOST_KEPT_ALIVE;
  return noticed(sendJson<Answer>(method, OFFERS_URL + path, body, small));
}

/** @throws ProblemError, OfflineError */
export function askOffers<Answer>(path: string): Promise<Answer> {
  return noticed(requestJson<Answer>(OFFERS_URL + path));
}

async function noticed<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError && error.problem?.code === 'NOT_SIGNED_IN') sessionStore.endedByServer();
    throw error;
  }
}
