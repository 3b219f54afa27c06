import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';

const MEMBERS = '401 403 403 200 200 200 403';
const OWNERS = '401 403 403 403 200 200 403';
/** An owner of another company is not told that it is there. */
const OF_THE_OWNER = '401 403 403 403 200 404 403';
const NOTHING_OF_OWNERS = '401 403 403 403 404 404 403';
const NOBODY_S_CODE = '410 410 410 410 410 410 410';

const recruiter = ({ visitors }: AccessStage) => `/api/companies/members/${visitors.recruiter.id}`;
const invitation = '/api/companies/members/invitations/2147483647';
const noCode = () => ({ token: 'no-such-code' });

/** A company's members, invitations and settings. */
export const COMPANY_ROWS: AccessRow[] = [
  { route: 'GET /api/companies/members', statuses: MEMBERS },
  {
    route: 'PATCH /api/companies/members/{id}',
    statuses: OF_THE_OWNER,
    path: recruiter,
    body: () => ({ role: 'recruiter' }),
  },
  { route: 'DELETE /api/companies/members/{id}', statuses: OF_THE_OWNER, path: recruiter },
  // Those who own their company alone cannot go.
  { route: 'POST /api/companies/members/leave', statuses: '401 403 403 200 409 409 403' },
  {
    route: 'POST /api/companies/members/invitations',
    statuses: OWNERS,
    body: (stage) => ({ email: stage.newCandidate().email, role: 'recruiter' }),
  },
  {
    route: 'POST /api/companies/members/invitations/{id}/resend',
    statuses: NOTHING_OF_OWNERS,
    path: () => `${invitation}/resend`,
  },
  { route: 'DELETE /api/companies/members/invitations/{id}', statuses: NOTHING_OF_OWNERS, path: () => invitation },
  { route: 'POST /api/companies/invitations/accept', statuses: '401 403 403 410 410 410 403', body: noCode },
  { route: 'POST /api/auth/invitations/check', statuses: NOBODY_S_CODE, body: noCode },
  {
    route: 'POST /api/auth/invitations/register',
    statuses: NOBODY_S_CODE,
    body: (stage) => ({ ...noCode(), nombre: 'Ada', apellidos: 'Test', password: stage.password, terms: true }),
  },
  { route: 'GET /api/companies/dashboard', statuses: MEMBERS },
  { route: 'GET /api/companies/waiting', statuses: MEMBERS },
  { route: 'GET /api/companies/settings', statuses: MEMBERS },
  { route: 'PATCH /api/companies/settings', statuses: OWNERS, body: () => ({ reply_days: 10 }) },
];
