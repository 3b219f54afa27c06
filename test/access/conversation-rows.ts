import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';

const CANDIDATES = '401 200 200 403 403 403 403';
const OF_ONE_CANDIDATE = '401 200 404 403 403 403 403';
const COMPANIES = '401 403 403 200 200 200 403';
const OF_ONE_COMPANY = '401 403 403 200 200 404 403';

const SIDES = [
  {
    thread: '/api/candidates/applications/{id}/messages',
    unread: { route: 'GET /api/candidates/messages/unread', statuses: CANDIDATES },
    one: OF_ONE_CANDIDATE,
    // The company has not written yet.
    post: '401 409 404 403 403 403 403',
    noFile: '401 422 422 403 403 403 403',
    nothingThere: '401 404 404 403 403 403 403',
  },
  {
    thread: '/api/companies/applicants/{id}/messages',
    unread: { route: 'GET /api/companies/messages/unread', statuses: COMPANIES },
    one: OF_ONE_COMPANY,
    post: '401 403 403 201 201 404 403',
    noFile: '401 403 403 422 422 422 403',
    nothingThere: '401 403 403 404 404 404 403',
  },
];

const inThread = (path: string) => (stage: AccessStage) =>
  path.replace('{id}', String(stage.applied.application)).replace('{attachmentId}', '2147483647');
const message = () => ({ text: 'Hello', key: crypto.randomUUID() });

const NOBODY_S_CODE = '410 410 410 410 410 410 410';

/** What both sides of an application write, there and by links in mails. */
export const CONVERSATION_ROWS: readonly AccessRow[] = [
  { route: 'POST /api/answers/check', statuses: NOBODY_S_CODE, body: () => ({ token: 'no-such-code' }) },
  {
    route: 'POST /api/answers',
    statuses: NOBODY_S_CODE,
    body: () => ({ token: 'no-such-code', status: 'in_review', version: 1 }),
  },
  ...SIDES.flatMap(({ thread, unread, one, post, noFile, nothingThere }) => [
    unread,
    { route: `GET ${thread}`, statuses: one, path: inThread(thread) },
    { route: `POST ${thread}`, statuses: post, path: inThread(thread), body: message },
    {
      route: `POST ${thread}/read`,
      statuses: one,
      path: inThread(`${thread}/read`),
      body: () => ({ up_to: 1 }),
    },
    { route: `POST ${thread}/attachments`, statuses: noFile, path: inThread(`${thread}/attachments`) },
    {
      route: `GET ${thread}/attachments/{attachmentId}`,
      statuses: nothingThere,
      path: inThread(`${thread}/attachments/{attachmentId}`),
    },
  ]),
];
