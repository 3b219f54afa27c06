import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';
import { CANDIDATES, COMPANIES, NOBODY_S_CODE, NOTHING_THERE, noCode, SIGNED_IN } from './who-may.js';

const password = (stage: AccessStage) => ({ password: stage.password });

/** One’s own account, and what one wants to hear. */
export const ACCOUNT_ROWS: readonly AccessRow[] = [
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
  { route: 'POST /api/mail-events', statuses: NOTHING_THERE },
  { route: 'GET /api/account/mail-trouble', statuses: SIGNED_IN },
  { route: 'DELETE /api/account/mail-trouble', statuses: SIGNED_IN },
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
];
