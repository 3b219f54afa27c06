import { by, type Requirement, requirement } from './requirement.js';

const ANSWERS = 'test/security/answers.spec.ts';
const PERSONAL_PAGES = 'test/e2e/auth/personal-pages.spec.ts';

/** What other chapters ask of accounts: V11, V13, V14, V15, V16. */
export const OTHER_CHAPTERS: Requirement[] = [
  requirement('11.3.2', 1, 'Approved ciphers only.', {
    shown: by(
      'libs/identity/src/second-factor/second-factors.spec.ts',
      'keeps the secret encrypted, for its account alone',
    ),
  }),
  requirement('11.3.3', 2, 'What is encrypted cannot be changed unseen.', {
    shown: by(
      'libs/identity/src/second-factor/second-factors.spec.ts',
      'keeps the secret encrypted, for its account alone',
    ),
  }),
  requirement('11.4.2', 2, 'Passwords are stored by a slow function with present parameters.', {
    shown: by('libs/identity/src/passwords/passwords.spec.ts', 'hash with the parameters of OWASP, salted'),
  }),
  requirement('11.5.1', 2, 'What must not be guessed has 128 random bits.', {
    shown: by(
      'test/e2e/auth/sessions.spec.ts',
      'answers user, tasks, route and path with the text of the specification, and sets the three cookies',
    ),
  }),
  requirement('13.2.2', 2, 'Parts of the product talk to each other with the least rights.', {
    shown: [
      ...by(
        'test/launcher/start.long.spec.ts',
        'works as a role that owns its database and nothing more, also where an earlier version was the superuser',
      ),
      ...by(
        'test/launcher/deployment.spec.ts',
        'works in PostgreSQL as a role that is no superuser, whose password nobody of the product knows',
      ),
    ],
  }),
  requirement('13.4.5', 2, 'What is for monitors is not for everybody.', {
    shown: by('test/e2e/edge/inside.spec.ts', 'are not shown where everybody comes in, however one writes %s'),
  }),
  requirement('13.3.1', 2, 'Secrets are made and kept safely, and not in the source.', {
    shown: [
      ...by('test/launcher/secret-key.spec.ts', 'is made once for a folder, for its user alone'),
      ...by('libs/platform/src/config/settings.spec.ts', 'asks for a secret key that cannot be guessed'),
      ...by('test/launcher/deployment.spec.ts', 'has no secret of its own: each is required from outside'),
    ],
  }),
  requirement('14.2.1', 1, 'Nothing sensitive in addresses.', {
    shown: by(PERSONAL_PAGES, '%s, whose address holds a code, tells nobody where a reader comes from'),
    note: 'Single-use codes only, masked in logs.',
  }),
  requirement('14.3.1', 1, 'What is personal is gone from the browser after logout.', {
    shown: by('test/browser/core/account-life.spec.ts', 'of a $kind'),
  }),
  requirement('14.3.2', 2, 'Answers with personal data are kept by nobody.', {
    shown: by(PERSONAL_PAGES, '%s is a shell for everybody that nobody keeps, with a nonce of its own'),
  }),
  requirement('15.3.1', 1, 'Answers hold the fields that are needed, no whole rows.', {
    shown: by(ANSWERS, 'tells of an account what its schema says and nothing more'),
  }),
  requirement('15.3.3', 2, 'No field is written that a call does not offer.', {
    shown: by(ANSWERS, 'takes no field that registration does not offer'),
  }),
  requirement('15.3.4', 2, 'The address of a client is the one that the trusted proxy says.', {
    shown: by('test/e2e/auth/limits.spec.ts', 'believe a client about its address only as far as TRUST_PROXY says'),
  }),
  requirement('16.2.5', 2, 'Logs hold no secrets and mask what is personal.', {
    shown: [
      ...by('libs/platform/src/logs/mask-personal-data.spec.ts', 'masks single-use codes and tokens in addresses'),
      ...by('libs/platform/src/logs/pino-logger.spec.ts', 'masks personal data in messages, fields and errors'),
      ...by(
        'libs/pages/src/page-rules.spec.ts',
        '%s is logged as %s, and its page tells nobody where a reader comes from',
      ),
    ],
  }),
  requirement('16.3.1', 2, 'Logins are logged, also those that fail.', {
    shown: by('libs/operations/src/audit/audit-log.spec.ts', 'has what happens to accounts: who, as whom, from where'),
    note: 'Those that fail stand in the log of requests by route and status, and in the counts of the limits.',
  }),
  requirement('16.5.1', 2, 'Unexpected errors tell nothing of the inside.', {
    shown: by(ANSWERS, 'says nothing of the inside when something breaks'),
  }),
  requirement('16.5.3', 2, 'Nothing opens because something broke.', {
    shown: by(ANSWERS, 'signs nobody in while the database is away'),
  }),
];
