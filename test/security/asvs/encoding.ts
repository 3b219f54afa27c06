import { by, type Requirement, requirement } from './requirement.js';

const HOSTILE_ADS = 'test/browser/hostile-ads.suite.ts';
const FEEDS = 'test/seo/public-offers.suite.ts';
const HOSTILE_INPUT = 'test/hostile-input/hostile-input.spec.ts';
const ACCOUNT_CALLS = 'test/hostile-input/account-calls.spec.ts';
const DESCRIPTIONS = 'libs/offers/src/import/normalise/sanitise-description.spec.ts';
const ADS = 'libs/offers/src/import/normalise/normalise-ad.spec.ts';
const READ_XML = 'libs/offers/src/import/formats/read-xml.spec.ts';
const MEMORY_SAFE = 'JavaScript manages memory and its numbers do not overflow into it.';

/** Of techniques that the product does not use. */
const none = (id: string, level: 1 | 2, says: string, doesNotApply: string) =>
  requirement(id, level, says, { doesNotApply });

/** V1: encoding and sanitization. */
export const ENCODING: Requirement[] = [
  requirement('1.1.1', 2, 'Input is decoded once, before it is checked.', {
    shown: [
      ...by('apps/api/src/jobs/job-addresses.spec.ts', '%s leads to %s, and that stays'),
      ...by(DESCRIPTIONS, 'undoes one and two escapings, and keeps what a text escapes on purpose'),
    ],
    note: 'Ads of other boards are often escaped twice; what is left is sanitised afterwards.',
  }),
  requirement('1.1.2', 2, 'Output is escaped last, by what writes it.', {
    shown: by(
      FEEDS,
      'stands escaped on the page, in its head and in its structured data',
      'stands escaped in every feed',
    ),
  }),
  requirement('1.2.1', 1, 'Output is escaped for where it stands: HTML, attributes, XML, headers.', {
    shown: [
      ...by(
        FEEDS,
        'stands escaped on the page, in its head and in its structured data',
        'stands escaped in every feed',
      ),
      ...by(HOSTILE_ADS, 'run nothing and call nobody, in lists and in offers'),
    ],
  }),
  requirement('1.2.2', 1, 'Addresses are built with escapes, and lead by safe protocols only.', {
    shown: [
      ...by(ADS, 'keeps web addresses only'),
      ...by(DESCRIPTIONS, 'keeps links to the web and to mail, without trust'),
      ...by('libs/identity/src/social-login/domain/same-site-path.spec.ts', 'may not be %s'),
    ],
  }),
  requirement('1.2.3', 1, 'What is written into scripts and JSON is escaped.', {
    shown: by(FEEDS, 'stands escaped on the page, in its head and in its structured data'),
    note: 'No script is built of data; what pages carry is JSON.',
  }),
  requirement('1.2.4', 1, 'Input never becomes part of SQL.', {
    shown: [
      ...by(HOSTILE_INPUT, 'still serves its lists'),
      ...by(ACCOUNT_CALLS, 'are answered without an error of the server, and without their markup'),
    ],
    note: 'Statements have placeholders.',
  }),
  none('1.2.5', 1, 'Input never becomes part of a command of the system.', 'API and worker start no other programs.'),
  none('1.2.6', 2, 'Input never becomes part of an LDAP query.', 'There is no LDAP.'),
  none('1.2.7', 2, 'Input never becomes part of an XPath query.', 'There is no XPath.'),
  none('1.2.8', 2, 'LaTeX is run safely.', 'There is no LaTeX.'),
  requirement('1.2.9', 2, 'Input is escaped in regular expressions.', {
    shown: by('libs/privacy/src/domain/mask-deletion-text.spec.ts', 'takes any name for letters, not for a pattern'),
    note: 'The only place where one is built of what somebody typed.',
  }),
  requirement('1.3.1', 1, 'HTML from outside goes through a known sanitiser.', {
    shown: [
      ...by(DESCRIPTIONS, 'is safe for any text'),
      ...by(
        'test/hostile-input/stored-html.suite.ts',
        'become ads of nothing but what an ad may hold, whatever form their letters take later',
      ),
      ...by('libs/companies/src/domain/sanitise-about.spec.ts', '%s gives %s'),
    ],
  }),
  requirement('1.3.2', 1, 'Nothing is executed that was text before.', {
    shown: by(
      'apps/api/src/pages/content-security-policy.spec.ts',
      'allows our own scripts, style blocks and attributes, each once, and nothing else',
    ),
    note: 'No eval on the server; in browsers the policy forbids it.',
  }),
  requirement('1.3.3', 2, 'What goes into a dangerous place is cut and cleaned before.', {
    shown: by(DESCRIPTIONS, 'leaves nothing of them in any other field', 'reads a mountain of %s within a second'),
  }),
  requirement('1.3.4', 2, 'SVG from outside is sanitised.', {
    shown: by('libs/companies/src/commands/set-minisite.handler.spec.ts', 'takes no picture but PNG'),
    note: 'None is taken; none may stand in a text.',
  }),
  requirement('1.3.5', 2, 'Markdown, style sheets and the like from outside are off or sanitised.', {
    shown: by(DESCRIPTIONS, 'keeps structure and drops the rest'),
    note: 'No Markdown; `style` and `class` are dropped.',
  }),
  requirement('1.3.6', 2, 'Nobody can send the server to addresses of their choice.', {
    doesNotApply:
      'The server asks addresses of the settings alone: mail, search, the providers of logins and of news for search engines. Addresses that people type are shown, not asked.',
  }),
  requirement('1.3.7', 2, 'Templates are not built of input.', {
    shown: by(
      'libs/notifications/src/reactions/mail-delivery.spec.ts',
      'carries nothing that somebody typed at registration',
    ),
    note: 'Pages and mails are React components.',
  }),
  none('1.3.8', 2, 'Input never becomes part of a JNDI query.', 'There is no JNDI.'),
  none('1.3.9', 2, 'Input never becomes part of a memcache command.', 'There is no memcache.'),
  none('1.3.10', 2, 'Input is no format string.', 'No function of the product takes a format apart from its values.'),
  requirement('1.3.11', 2, 'Input cannot add headers or recipients to mails.', {
    shown: by('test/security/answers.spec.ts', 'takes no address that could be more than one: %j'),
  }),
  none('1.4.1', 2, 'Text and memory are handled safely.', MEMORY_SAFE),
  requirement('1.4.2', 2, 'Numbers are checked for their range.', {
    shown: by('test/e2e/privacy/support-access.suite.ts', 'is none where nobody has that number or address'),
  }),
  none('1.4.3', 2, 'Memory and resources are released.', MEMORY_SAFE),
  requirement('1.5.1', 1, 'XML parsers resolve nothing.', {
    shown: by(READ_XML, 'refuses %s and reads nothing of it'),
  }),
  requirement('1.5.2', 2, 'Data from outside make plain values only.', {
    shown: [
      ...by('test/security/answers.spec.ts', 'takes no field that registration does not offer'),
      ...by(ACCOUNT_CALLS, 'are answered without an error of the server, and without their markup'),
    ],
    note: 'JSON alone, read by schemas.',
  }),
];
