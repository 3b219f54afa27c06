import { by, type Requirement, requirement, says } from './requirement.js';

const DOCUMENT = 'libs/identity/SIGNING-IN.md';
const REGISTRATION = 'test/e2e/auth/registration.spec.ts';
const LIMITS = 'test/e2e/auth/limits.spec.ts';

/** V2: validation and business logic. */
export const VALIDATION: Requirement[] = [
  requirement('2.1.1', 1, 'Rules for the form of input are written down.', {
    written: [
      ...says(DOCUMENT, 'Every body and query has a zod schema in `libs/wire`'),
      ...says('libs/companies/README.md', 'VAT id'),
    ],
    note: 'The schemas are published as the OpenAPI document at /api/docs.',
  }),
  requirement('2.1.2', 2, 'Rules for fields that must fit each other are written down.', {
    written: [
      ...says('libs/companies/README.md', 'form of its country'),
      ...says('libs/candidates/README.md', 'three mother tongues'),
    ],
  }),
  requirement('2.1.3', 2, 'Limits of what somebody may do, alone and together, are written down.', {
    written: says(DOCUMENT, '## Limits'),
  }),
  requirement('2.2.1', 1, 'Input is checked against what is expected, by allow-list, pattern or range.', {
    shown: [
      ...by(REGISTRATION, 'refuses %s at its field'),
      ...by('libs/companies/src/domain/vat-id.spec.ts', 'of %s refuses "%s"'),
      ...by('libs/companies/src/domain/phone-number.spec.ts', 'refuses "%s"'),
      ...by('test/hostile-input/hostile-input.spec.ts', 'still serves its lists'),
    ],
  }),
  requirement('2.2.2', 1, 'The server checks, whatever the browser has checked.', {
    shown: by(REGISTRATION, 'refuses %s at its field'),
  }),
  requirement('2.2.3', 2, 'Fields that belong together are checked together.', {
    shown: [
      ...by(
        'libs/companies/src/commands/register-company.handler.spec.ts',
        'refuses %s at its field, and makes nothing',
      ),
      ...by('libs/language-check/src/held-languages.spec.ts', 'are not four mother tongues: the fourth is named'),
    ],
  }),
  requirement('2.3.1', 1, 'Steps happen in their order; none is left out.', {
    shown: by(REGISTRATION, 'change the address once the new one is confirmed'),
  }),
  requirement('2.3.2', 2, 'The limits that are written down are kept.', {
    shown: [
      ...by(LIMITS, 'let %s be asked five times an hour for one address of mail'),
      ...by(
        'libs/candidates/src/registration/commands/register-candidate.handler.spec.ts',
        'refuses %s at its field, and makes nothing',
      ),
    ],
  }),
  requirement('2.3.3', 2, 'What is done is done as a whole or not at all.', {
    shown: by(
      'libs/candidates/src/registration/commands/register-candidate.handler.spec.ts',
      'keeps no account without its profile',
    ),
  }),
  requirement('2.3.4', 2, 'What there is once cannot be had twice at the same time.', {
    shown: [
      ...by(
        'test/security/at-the-same-time.spec.ts',
        'lets exactly one of 100 parallel uses of a link verify an address',
      ),
      ...by(REGISTRATION, 'is set by exactly one of 100 parallel uses of a link, and nothing fails'),
    ],
  }),
  requirement('2.4.1', 2, 'Automated abuse is slowed down.', {
    shown: [
      ...by(LIMITS, 'stop guessing the password of one account from one address, and say when again'),
      ...by(LIMITS, 'let one address of mail get five links an hour to become somebody’s, and tell everybody the same'),
      ...by(
        'test/e2e/edge/read-limits.spec.ts',
        'is bounded for lists of the API, over all processes, and says when again',
      ),
    ],
  }),
];
