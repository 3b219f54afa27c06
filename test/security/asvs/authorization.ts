import { by, type Requirement, requirement, says } from './requirement.js';

const DOCUMENT = 'libs/identity/SIGNING-IN.md';
const TABLE = 'test/access/access.spec.ts';

/** V8: authorization. */
export const AUTHORIZATION: Requirement[] = [
  requirement('8.1.1', 1, 'Who may do what, to whose data, is written down.', { written: says(DOCUMENT, '## Roles') }),
  requirement('8.1.2', 2, 'Which fields who may read and write is written down.', {
    written: says(DOCUMENT, 'fields of its own schema'),
  }),
  requirement('8.2.1', 1, 'Functions are for those with the permission.', {
    shown: [
      ...by('apps/api/src/auth/access/access-declarations.spec.ts', 'stops one with a handler that does not: %p'),
      ...by(TABLE, 'is written down for every route of the API, and for no other', '$route: $statuses'),
    ],
  }),
  requirement('8.2.2', 1, 'Data of others are not there.', {
    shown: [
      ...by('test/e2e/auth/sessions.spec.ts', 'of somebody else are not there'),
      ...by(TABLE, '$route: $statuses'),
    ],
  }),
  requirement('8.2.3', 2, 'Fields that are not somebody’s to write are not written.', {
    shown: by('test/security/answers.spec.ts', 'takes no field that registration does not offer'),
  }),
  requirement('8.3.1', 1, 'The server decides.', {
    shown: by(TABLE, 'is written down for every route of the API, and for no other', '$route: $statuses'),
  }),
  requirement('8.4.1', 2, 'One company can do nothing to another.', { shown: by(TABLE, '$route: $statuses') }),
];
