import type { AccessStage } from './access-stage.js';
import { ACCOUNT_ROWS } from './account-rows.js';
import { ALERT_ROWS } from './alert-rows.js';
import { APPLICATION_ROWS } from './application-rows.js';
import { COMPANY_OFFER_ROWS } from './company-offer-rows.js';
import { COMPANY_ROWS } from './company-rows.js';
import { CONVERSATION_ROWS } from './conversation-rows.js';
import { CV_ROWS } from './cv-rows.js';
import { EVENT_ROWS } from './event-rows.js';
import { INTERVIEW_ROWS } from './interview-rows.js';
import { LIST_ROWS } from './list-rows.js';
import { NOTE_ROWS } from './note-rows.js';
import { OPERATOR_ROWS } from './operator-rows.js';
import { PEOPLE_ROWS } from './people-rows.js';
import { PROFILE_ROWS } from './profile-rows.js';
import { SIGN_IN_ROWS } from './sign-in-rows.js';
import { CANDIDATES, COMPANIES } from './who-may.js';

/** In the order of the columns. The owner of what a route names is the first candidate, and the first company. */
export const VISITORS = [
  'guest',
  'candidate',
  'another candidate',
  'recruiter',
  'owner',
  'owner of another company',
  'admin',
] as const;
export type VisitorName = (typeof VISITORS)[number];

export interface AccessRow {
  /** As OpenAPI has it: `DELETE /api/auth/sessions/{id}`. */
  route: string;
  /** Status for each visitor, in the order of `VISITORS`. */
  statuses: string;
  /** Path and query string, where the route is not one. */
  path?: (stage: AccessStage) => string;
  body?: (stage: AccessStage) => unknown;
}

/** Written by hand: what the code says about itself is what is tested here. */
export const ACCESS_TABLE: readonly AccessRow[] = [
  ...LIST_ROWS,
  ...SIGN_IN_ROWS,
  ...ACCOUNT_ROWS,
  ...NOTE_ROWS,
  ...ALERT_ROWS,
  ...COMPANY_ROWS,
  ...APPLICATION_ROWS,
  ...CONVERSATION_ROWS,
  ...INTERVIEW_ROWS,
  ...PROFILE_ROWS,
  ...COMPANY_OFFER_ROWS,
  ...CV_ROWS,
  ...PEOPLE_ROWS,
  ...EVENT_ROWS,
  ...OPERATOR_ROWS,
  // What happens, while somebody looks.
  { route: 'GET /api/companies/live', statuses: COMPANIES },
  { route: 'GET /api/candidates/live', statuses: CANDIDATES },
];

/** Routes that the description leaves out, beside its own at /api/docs: what browsers, crawlers and monitors ask for. Everybody may. */
export const UNDESCRIBED = [
  'GET /{*path}',
  'GET /auth/callback',
  'GET /app.webmanifest',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemaps/:name.xml',
  'GET /:key.txt',
  // In the description as `{path}`.
  'GET /feeds/*path.atom',
  'GET /logos/:file',
  'GET /og/events/:language/:id.png',
  'GET /og/offers/:id.png',
  'GET /api/version',
  'GET /api/health/live',
  'GET /api/health/ready',
  // Of an application whose mails go nowhere else.
  'GET /dev/mailbox',
];
