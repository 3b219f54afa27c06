import type { AccessStage } from './access-stage.js';
import { PROFILE_ROWS } from './profile-rows.js';

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

const PUBLIC = '200 200 200 200 200 200 200';
const NOBODY_S_CODE = '410 410 410 410 410 410 410';
const SIGNED_IN = '401 200 200 200 200 200 200';
const CANDIDATES = '401 200 200 403 403 403 403';
const COMPANIES = '401 403 403 200 200 200 403';

/** A candidate's, and not there for another. */
const OF_ONE_CANDIDATE = '401 200 404 403 403 403 403';

const NOTHING_THERE = '404 404 404 404 404 404 404';
/** Others are not told that it is there. */
const OF_THE_CANDIDATE = '401 200 404 404 404 404 404';

/** The same where others may not even ask. */
const OWN_OF_THE_CANDIDATE = '401 200 404 403 403 403 403';

/** Of an authenticator that nobody invited. */
const CLIENT_DATA = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: 'AAAA', origin: 'x' })).toString(
  'base64url',
);
const passkeyAnswer = () => ({
  response: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: CLIENT_DATA, authenticatorData: 'AAAA', signature: 'AAAA' },
  },
});
const newPasskeyAnswer = () => ({
  name: 'Phone',
  response: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: CLIENT_DATA, attestationObject: 'AAAA' },
  },
});
const noCode = () => ({ token: 'no-such-code' });
const password = (stage: AccessStage) => ({ password: stage.password });

function ofCv(route: string): AccessRow {
  const [, path = ''] = route.split(' ');
  return { route, statuses: OF_ONE_CANDIDATE, path: ({ cv }) => path.replace('{id}', String(cv)) };
}

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

/** Written by hand: what the code says about itself is what is tested here. */
export const ACCESS_TABLE: AccessRow[] = [
  // Lists and offers: everybody.
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

  // Signing in and out.
  {
    route: 'POST /api/auth/login',
    statuses: PUBLIC,
    body: ({ candidate, ...stage }) => ({ email: candidate.email, ...password(stage as AccessStage) }),
  },
  { route: 'POST /api/auth/logout', statuses: PUBLIC },
  { route: 'POST /api/auth/loadUserWithToken', statuses: SIGNED_IN },
  { route: 'POST /api/auth/register', statuses: '201 201 201 201 201 201 201', body: (stage) => stage.newCandidate() },
  {
    route: 'POST /api/auth/register-company',
    statuses: '201 201 201 201 201 201 201',
    body: (stage) => stage.newCompany(),
  },
  { route: 'POST /api/auth/verify-email', statuses: NOBODY_S_CODE, body: noCode },
  {
    route: 'POST /api/auth/resend-verification',
    statuses: PUBLIC,
    body: (stage) => ({ email: stage.newCandidate().email }),
  },
  {
    route: 'POST /api/auth/password/forgot',
    statuses: PUBLIC,
    body: (stage) => ({ email: stage.newCandidate().email }),
  },
  {
    route: 'POST /api/auth/password/reset',
    statuses: NOBODY_S_CODE,
    body: () => ({ ...noCode(), password: 'harbour-lemon-33', password_confirmation: 'harbour-lemon-33' }),
  },
  {
    route: 'POST /api/auth/mailed-links/check',
    statuses: PUBLIC,
    body: () => ({ ...noCode(), link: 'reset-password' }),
  },
  { route: 'GET /api/auth/sessions', statuses: SIGNED_IN },
  { route: 'DELETE /api/auth/sessions', statuses: SIGNED_IN },
  {
    route: 'DELETE /api/auth/sessions/{id}',
    statuses: OF_THE_CANDIDATE,
    path: ({ candidate }) => `/api/auth/sessions/${candidate.sessionId}`,
  },
  {
    route: 'POST /api/auth/claim-signal',
    statuses: SIGNED_IN,
    body: () => ({ endpoint: 'https://push.example.test/1' }),
  },
  { route: 'GET /api/candidates/account-settings/signal', statuses: CANDIDATES },
  { route: 'POST /api/candidates/account-settings/update-signal', statuses: CANDIDATES, body: () => ({ state: 0 }) },
  {
    route: 'DELETE /api/candidates/account-settings/signal/devices/{id}',
    statuses: OWN_OF_THE_CANDIDATE,
    path: ({ pushDevice }) => `/api/candidates/account-settings/signal/devices/${pushDevice}`,
  },

  // Other ways in.
  { route: 'GET /api/auth/social', statuses: PUBLIC },
  { route: 'GET /api/auth/social/{provider}', statuses: NOTHING_THERE, path: () => '/api/auth/social/nobody' },
  { route: 'POST /api/auth/social/pending', statuses: NOBODY_S_CODE, body: noCode },
  { route: 'POST /api/auth/social/link', statuses: NOBODY_S_CODE, body: noCode },
  { route: 'GET /api/auth/social-identities', statuses: SIGNED_IN },
  {
    route: 'DELETE /api/auth/social-identities/{id}',
    statuses: OF_THE_CANDIDATE,
    path: ({ socialIdentity }) => `/api/auth/social-identities/${socialIdentity}`,
    body: password,
  },
  { route: 'POST /api/auth/passkeys/login-options', statuses: PUBLIC },
  { route: 'POST /api/auth/passkeys/login', statuses: NOBODY_S_CODE, body: passkeyAnswer },
  { route: 'GET /api/auth/passkeys', statuses: SIGNED_IN },
  { route: 'POST /api/auth/passkeys/options', statuses: SIGNED_IN, body: password },
  { route: 'POST /api/auth/passkeys', statuses: '401 410 410 410 410 410 410', body: newPasskeyAnswer },
  {
    route: 'PATCH /api/auth/passkeys/{id}',
    statuses: OF_THE_CANDIDATE,
    path: ({ passkey }) => `/api/auth/passkeys/${passkey}`,
    body: () => ({ name: 'Laptop' }),
  },
  {
    route: 'DELETE /api/auth/passkeys/{id}',
    statuses: OF_THE_CANDIDATE,
    path: ({ passkey }) => `/api/auth/passkeys/${passkey}`,
    body: password,
  },
  { route: 'GET /api/auth/second-factor', statuses: SIGNED_IN },
  { route: 'POST /api/auth/second-factor', statuses: SIGNED_IN, body: password },
  {
    route: 'POST /api/auth/second-factor/confirm',
    statuses: '401 409 409 409 409 409 409',
    body: () => ({ code: '123456' }),
  },
  { route: 'POST /api/auth/second-factor/recovery-codes', statuses: '401 409 409 409 409 409 409', body: password },
  { route: 'DELETE /api/auth/second-factor', statuses: SIGNED_IN, body: password },

  // One's own account.
  { route: 'GET /api/candidates/dashboard', statuses: CANDIDATES },
  { route: 'GET /api/candidates/profile/export', statuses: CANDIDATES },
  { route: 'GET /api/candidates/profile/export/preview', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/account-settings/update-email',
    statuses: CANDIDATES,
    body: (stage) => ({ email: stage.newCandidate().email, ...password(stage) }),
  },
  {
    route: 'POST /api/companies/account-settings/update-email',
    statuses: COMPANIES,
    body: (stage) => ({ email: stage.newCandidate().email, ...password(stage) }),
  },
  ...(['candidates', 'companies'] as const).map((kind) => ({
    route: `POST /api/${kind}/account-settings/update-password`,
    statuses: kind === 'candidates' ? CANDIDATES : COMPANIES,
    body: (stage: AccessStage) => ({
      current_password: stage.password,
      password: 'harbour-lemon-33',
      password_confirmation: 'harbour-lemon-33',
    }),
  })),
  { route: 'POST /api/auth/confirm-email-change', statuses: NOBODY_S_CODE, body: noCode },
  ...(['candidates', 'companies'] as const).map((kind) => ({
    route: `DELETE /api/${kind}/account-settings/destroy`,
    statuses: kind === 'candidates' ? CANDIDATES : COMPANIES,
    body: (stage: AccessStage) => ({ motivo_id: 6, texto: '', ...password(stage) }),
  })),
  // What candidates note of offers.
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

  { route: 'POST /api/account/export', statuses: '401 202 202 202 202 202 202' },
  { route: 'GET /api/account/export/{token}', statuses: NOBODY_S_CODE, path: () => '/api/account/export/no-such-code' },
  {
    route: 'POST /api/account/export/{token}/received',
    statuses: NOBODY_S_CODE,
    path: () => '/api/account/export/no-such-code/received',
  },
  {
    route: 'HEAD /api/account/export/{token}',
    statuses: '204 204 204 204 204 204 204',
    path: () => '/api/account/export/no-such-code',
  },
  { route: 'PATCH /api/account/language', statuses: SIGNED_IN, body: () => ({ language: 'en' }) },
  { route: 'GET /api/account/consents', statuses: SIGNED_IN },
  { route: 'PATCH /api/account/consents', statuses: SIGNED_IN, body: () => ({ kind: 'newsletters', given: true }) },

  // Messages: what one wants, and the end of mails for whoever holds one.
  { route: 'GET /api/candidates/email-settings', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/email-settings/{setting}',
    statuses: CANDIDATES,
    path: () => '/api/candidates/email-settings/email_matchings',
    body: () => ({ state: 0 }),
  },
  {
    route: 'PATCH /api/candidates/level-notification',
    statuses: CANDIDATES,
    body: () => ({ level_notification: 0 }),
  },
  { route: 'POST /api/candidates/product-rating/skip', statuses: CANDIDATES },
  { route: 'POST /api/candidates/product-rating', statuses: CANDIDATES, body: () => ({ score: 4 }) },
  { route: 'GET /api/candidates/challenge', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/challenge',
    statuses: CANDIDATES,
    body: () => ({ time_zone: 'Europe/Berlin' }),
  },
  { route: 'DELETE /api/candidates/challenge', statuses: CANDIDATES },
  ...['/api/unsubscribe', '/api/unsubscribe/check', '/api/unsubscribe/undo'].map((path) => ({
    route: `POST ${path}`,
    statuses: NOBODY_S_CODE,
    body: noCode,
  })),
  { route: 'POST /unsubscribe/{token}', statuses: NOBODY_S_CODE, path: () => '/unsubscribe/no-such-code' },
  {
    route: 'POST /{language}/unsubscribe/{token}',
    statuses: NOBODY_S_CODE,
    path: () => '/de/unsubscribe/no-such-code',
  },

  {
    route: 'POST /api/account/consents/answer',
    statuses: '401 409 409 409 409 409 409',
    body: () => ({ agreed: true, texts: [{ kind: 'terms', text_version: '1999-01-01' }] }),
  },

  ...PROFILE_ROWS,

  // CVs.
  { route: 'GET /api/candidates/mycv', statuses: CANDIDATES },
  // Without a file.
  { route: 'POST /api/candidates/mycv/fromVue', statuses: '401 422 422 403 403 403 403' },
  ...['GET /candidates/mycv/download/{id}', 'GET /api/candidates/mycv/download/{id}'].map(ofCv),
  ...['PATCH /api/candidates/mycv/{id}/highlight', 'PATCH /api/candidates/mycv/{id}/review'].map(ofCv),
  ofCv('GET /api/candidates/mycv/{id}/extraction'),
  { ...ofCv('PATCH /api/candidates/mycv/{id}/extraction'), body: () => ({ dismissed: ['one'] }) },
  ofCv('DELETE /api/candidates/mycv/{id}'),

  // Operators.
  { route: 'POST /api/auth/handoff', statuses: NOBODY_S_CODE, body: () => ({ code: 'no-such-code' }) },
  { route: 'POST /api/auth/support-access', statuses: NOBODY_S_CODE, body: () => ({ code: 'no-such-code' }) },
  {
    route: 'POST /api/admin/support-access',
    statuses: '401 403 403 403 403 403 201',
    body: ({ candidate }) => ({ account_id: candidate.id }),
  },
  {
    route: 'GET /api/admin/accounts',
    statuses: '401 403 403 403 403 403 200',
    path: ({ candidate }) => `/api/admin/accounts?who=${candidate.id}`,
  },
  {
    // Of somebody who has asked before the admin does.
    route: 'DELETE /api/admin/accounts/{id}/sessions',
    statuses: '401 403 403 403 403 403 200',
    path: ({ visitors }) => `/api/admin/accounts/${visitors.recruiter.id}/sessions`,
  },
  { route: 'GET /api/admin/audit-log', statuses: '401 403 403 403 403 403 200' },
  { route: 'GET /api/admin/product-ratings', statuses: '401 403 403 403 403 403 200' },
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
  'GET /og/offers/:id.png',
  'GET /api/version',
  'GET /api/health/live',
  'GET /api/health/ready',
  // Of an application whose mails go nowhere else.
  'GET /dev/mailbox',
];
