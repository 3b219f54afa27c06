import { by, type Requirement, requirement, says } from './requirement.js';

const DOCUMENT = 'libs/identity/SIGNING-IN.md';
const SESSIONS = 'test/e2e/auth/sessions.spec.ts';
const SECOND_FACTOR = 'libs/identity/src/second-factor/second-factors.spec.ts';
const REGISTRATION = 'test/e2e/auth/registration.spec.ts';

/** V7: session management. */
export const SESSION_MANAGEMENT: Requirement[] = [
  requirement('7.1.1', 2, 'How long sessions last, idle and at all, is written down with reasons.', {
    written: says(DOCUMENT, '## Sessions', 'no shorter limit for an idle one'),
  }),
  requirement('7.1.2', 2, 'How many sessions one account may have is written down.', {
    written: says(DOCUMENT, 'as many devices as'),
  }),
  requirement('7.1.3', 2, 'How sessions go together with those of identity providers is written down.', {
    written: says(DOCUMENT, 'session at the provider'),
  }),
  requirement('7.2.1', 1, 'The server checks tokens.', {
    shown: by(
      SESSIONS,
      'is told by its cookies or by bearer token and e-mail, never by half of them or another address',
    ),
  }),
  requirement('7.2.2', 1, 'Tokens are made for each session.', {
    shown: by(SESSIONS, 'replaces the session that the browser had, whoever put it there'),
  }),
  requirement('7.2.3', 1, 'Tokens have 128 random bits or more.', {
    shown: [
      ...by(
        SESSIONS,
        'answers user, tasks, route and path with the text of the specification, and sets the three cookies',
      ),
      ...by(
        'libs/identity/src/sessions/commands/log-in.handler.spec.ts',
        'makes a new token each time; what was there before keeps its own session (fixation)',
      ),
    ],
  }),
  requirement('7.2.4', 1, 'Signing in makes a new token and ends the present session.', {
    shown: by(SESSIONS, 'replaces the session that the browser had, whoever put it there'),
  }),
  requirement('7.3.1', 2, 'An idle session ends.', {
    departs:
      'The specification sets one limit: 24 hours from login, however busy or idle (NIST SP 800-63B-4 allows 24 hours and asks for an idle limit only as a choice).',
    shown: by(SESSIONS, 'lasts 24 hours from login and not a moment longer, however busy it is'),
  }),
  requirement('7.3.2', 2, 'A session ends after a time, however busy.', {
    shown: by(SESSIONS, 'lasts 24 hours from login and not a moment longer, however busy it is'),
  }),
  requirement('7.4.1', 1, 'A token is good for nothing after logout or its time.', {
    shown: by(
      SESSIONS,
      'ends at logout: its token is good for nothing, the cookies are gone, and again is no error',
      'lasts 24 hours from login and not a moment longer, however busy it is',
    ),
  }),
  requirement('7.4.2', 1, 'Deleting an account ends its sessions.', {
    shown: [
      ...by('test/e2e/privacy/privacy-api.suite.ts', 'says so, clears the cookies and signs every device out'),
      ...by(
        'libs/privacy/src/commands/delete-account.handler.spec.ts',
        'takes the password, ends every session at once and tells by id alone',
      ),
    ],
  }),
  requirement('7.4.3', 2, 'Who changes a factor may end all other sessions.', {
    shown: by(
      REGISTRATION,
      'change the password and sign out every other device',
      'is replaced by the link once; every session ends',
    ),
  }),
  requirement('7.4.4', 2, 'Logout is easy to find on every page that needs a login.', {
    shown: by('test/browser/core/account-life.spec.ts', 'of a $kind'),
  }),
  requirement('7.4.5', 2, 'Admins can end the sessions of one account or of all.', {
    shown: by('test/e2e/privacy/support-access.suite.ts', 'is signed out everywhere by an admin'),
    note: 'Of one account. All: truncate the table `session`.',
  }),
  requirement('7.5.1', 2, 'Address, second factor and the like are changed after signing in again.', {
    shown: [
      ...by(REGISTRATION, 'change the address once the new one is confirmed'),
      ...by(SECOND_FACTOR, 'asks for the password', 'asks who has no password for a login of the last ten minutes'),
      ...by('libs/identity/src/passkeys/passkeys.spec.ts', 'asks for the password'),
    ],
  }),
  requirement('7.5.2', 2, 'People see their sessions and can end each, after signing in again.', {
    departs:
      'Seen and ended, one and all, without asking for the password again: who finds a stranger there should not be held up.',
    shown: by(SESSIONS, 'are listed, signed out one by one and all but this one'),
  }),
  requirement('7.6.1', 2, 'Sessions here and at the identity provider end as it is written.', {
    written: says(DOCUMENT, 'session at the provider'),
  }),
  requirement('7.6.2', 2, 'No session begins without the person doing something.', {
    shown: by(SESSIONS, 'cannot sign a visitor in from another site'),
  }),
];
