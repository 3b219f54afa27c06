import { by, type Requirement, requirement } from './requirement.js';

const SESSIONS = 'test/e2e/auth/sessions.spec.ts';
const PERSONAL_PAGES = 'test/e2e/auth/personal-pages.spec.ts';
const POLICY = 'apps/api/src/pages/content-security-policy.spec.ts';
const ANSWERS = 'test/security/answers.spec.ts';

/** V3: web frontend security. */
export const WEB_FRONTEND: Requirement[] = [
  requirement('3.2.1', 1, 'Browsers take no answer for something that it is not.', {
    shown: by(ANSWERS, 'to %s %s has the headers that every answer has', 'to %s %s may load and run nothing'),
  }),
  requirement('3.2.2', 1, 'Text is shown as text, never as HTML.', {
    shown: [
      ...by('test/browser/hostile-ads.suite.ts', 'run nothing and call nobody, in lists and in offers'),
      ...by('test/hostile-input/injected-markup.spec.ts', 'is found: %s'),
    ],
  }),
  requirement('3.3.1', 1, 'Cookies are Secure, with a prefix in their names that says so.', {
    departs:
      'The specification names the cookies (token, email, login_timestamp), so they have no prefix; Secure is set where the site is https.',
    shown: by(SESSIONS, 'has secure cookies and HSTS'),
  }),
  requirement('3.3.2', 2, 'Each cookie has the SameSite that it needs.', {
    shown: by(
      SESSIONS,
      'answers user, tasks, route and path with the text of the specification, and sets the three cookies',
    ),
  }),
  requirement('3.3.3', 2, 'Cookies have the prefix __Host-.', {
    departs:
      'The specification names the cookies. What the prefix promises is kept: Path=/, no Domain, Secure on https.',
    shown: by(
      SESSIONS,
      'answers user, tasks, route and path with the text of the specification, and sets the three cookies',
    ),
  }),
  requirement('3.3.4', 2, 'What scripts need not read is HttpOnly and comes by Set-Cookie alone.', {
    departs:
      'The cookie is HttpOnly. The specification wants the token in the answer of the login as well, for clients without cookies; our own pages do not keep it.',
    shown: by(
      SESSIONS,
      'answers user, tasks, route and path with the text of the specification, and sets the three cookies',
    ),
  }),
  requirement('3.4.1', 1, 'HSTS for a year or more, with subdomains.', {
    departs:
      'Two years on every answer of a site on https, without subdomains: who runs a board at example.com may have others there that are not ours to decide about.',
    shown: by(SESSIONS, 'has secure cookies and HSTS'),
  }),
  requirement('3.4.2', 1, 'Other origins may read what they are meant to only.', {
    shown: by(ANSWERS, 'gives no other origin leave to read it'),
  }),
  requirement('3.4.3', 2, 'A content security policy with hashes or nonces.', {
    shown: [
      ...by(POLICY, 'allows our own scripts, style blocks and attributes, each once, and nothing else'),
      ...by(PERSONAL_PAGES, '%s is a shell for everybody that nobody keeps, with a nonce of its own'),
    ],
  }),
  requirement('3.4.4', 2, 'nosniff on every answer.', {
    shown: by(ANSWERS, 'to %s %s has the headers that every answer has'),
  }),
  requirement('3.4.5', 2, 'A referrer policy that leaks nothing.', {
    shown: by(PERSONAL_PAGES, '%s, whose address holds a code, tells nobody where a reader comes from'),
  }),
  requirement('3.4.6', 2, 'frame-ancestors on every answer.', {
    shown: by(ANSWERS, 'to %s %s has the headers that every answer has'),
  }),
  requirement('3.5.1', 1, 'Writes from other sites are refused.', {
    shown: by(
      SESSIONS,
      'is refused with %s',
      'is taken from the same origin, as either header says',
      'cannot sign a visitor in from another site',
    ),
  }),
  requirement('3.5.2', 1, 'Where preflights protect, nothing can be called without one.', {
    doesNotApply: 'Nothing relies on preflights: writes are refused by Origin and Sec-Fetch-Site (3.5.1).',
  }),
  requirement('3.5.3', 1, 'GET and other safe methods change nothing.', {
    shown: by(ANSWERS, 'lets no link of a mail be used up by opening it'),
  }),
  requirement('3.5.4', 2, 'Separate applications have hosts of their own.', {
    doesNotApply: 'One product on one host; an admin dashboard elsewhere is reached by a single-use code.',
  }),
  requirement('3.5.5', 2, 'Messages between windows are checked.', { doesNotApply: 'No code listens to postMessage.' }),
  requirement('3.7.1', 2, 'No client technology that is out of support.', {
    doesNotApply: 'HTML, CSS and scripts only: there are no plug-ins.',
  }),
  requirement('3.7.2', 2, 'Only hosts of an allow-list are redirected to.', {
    shown: by('libs/identity/src/social-login/domain/same-site-path.spec.ts', 'may not be %s'),
    note: 'Other hosts are two settings: the social provider and ADMIN_DASHBOARD_URL.',
  }),
];
