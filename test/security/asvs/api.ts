import { by, type Requirement, requirement } from './requirement.js';

const ANSWERS = 'test/security/answers.spec.ts';
const NO_GRAPHQL = 'There is no GraphQL.';
const NO_WEBSOCKETS = 'There are no WebSockets.';

/** V4: API and web service. */
export const API: Requirement[] = [
  requirement('4.1.1', 1, 'Every answer says what it is, text with its charset.', {
    shown: by(ANSWERS, 'to %s %s has the headers that every answer has'),
  }),
  requirement('4.1.2', 2, 'Calls on plain HTTP are not redirected in silence.', {
    doesNotApply: 'The API redirects nothing from HTTP to HTTPS; the proxy in front of it decides about pages.',
  }),
  requirement('4.1.3', 2, 'Headers of the proxy cannot be set by the client.', {
    shown: [
      ...by('test/e2e/auth/limits.spec.ts', 'believe a client about its address only as far as TRUST_PROXY says'),
      ...by(ANSWERS, 'cannot tell where it comes from, where no proxy is believed'),
    ],
  }),
  requirement('4.2.1', 2, 'Where a message ends is read in one way only.', {
    shown: by(ANSWERS, 'whose length is said in two ways is refused'),
  }),
  requirement('4.3.1', 2, 'Costly GraphQL queries are bounded.', { doesNotApply: NO_GRAPHQL }),
  requirement('4.3.2', 2, 'No GraphQL introspection in production.', { doesNotApply: NO_GRAPHQL }),
  requirement('4.4.1', 1, 'WebSockets over TLS.', { doesNotApply: NO_WEBSOCKETS }),
  requirement('4.4.2', 2, 'WebSockets check the origin.', { doesNotApply: NO_WEBSOCKETS }),
  requirement('4.4.3', 2, 'WebSockets have tokens of their own.', { doesNotApply: NO_WEBSOCKETS }),
  requirement('4.4.4', 2, 'Such tokens come from an HTTPS session.', { doesNotApply: NO_WEBSOCKETS }),
];
