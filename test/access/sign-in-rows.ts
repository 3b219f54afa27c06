import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';
import {
  CANDIDATES,
  NOBODY_S_CODE,
  NOTHING_THERE,
  noCode,
  OF_THE_CANDIDATE,
  OWN_OF_THE_CANDIDATE,
  PUBLIC,
  SIGNED_IN,
} from './who-may.js';

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
const password = (stage: AccessStage) => ({ password: stage.password });

/** Signing in and out, by whatever way. */
export const SIGN_IN_ROWS: readonly AccessRow[] = [
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
];
