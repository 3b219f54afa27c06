import { by, type Requirement, requirement } from './requirement.js';

const SOCIAL = 'test/e2e/social-login/social-login.spec.ts';
const CLAIMS = 'is refused: %s';
const NO_RESOURCE_SERVER = 'The API takes no OAuth access tokens, but its own sessions.';
const NO_SERVER = 'The product is a client of identity providers, not an authorization server.';

const NOT_A_SERVER: [id: string, level: 1 | 2, says: string][] = [
  ['10.4.1', 1, 'Redirect addresses are compared letter by letter.'],
  ['10.4.2', 1, 'Codes work once.'],
  ['10.4.3', 1, 'Codes are short-lived.'],
  ['10.4.4', 1, 'A client has the grants that it needs.'],
  ['10.4.5', 1, 'Refresh tokens are not replayed.'],
  ['10.4.6', 2, 'PKCE is demanded.'],
  ['10.4.7', 2, 'Clients that register themselves are not trusted.'],
  ['10.4.8', 2, 'Refresh tokens run out.'],
  ['10.4.9', 2, 'People can revoke tokens.'],
  ['10.4.10', 2, 'Confidential clients prove who they are.'],
  ['10.4.11', 2, 'Clients get the scopes that they need.'],
  ['10.6.1', 2, 'Only safe response modes.'],
  ['10.6.2', 2, 'Nobody is logged out by force.'],
  ['10.7.1', 2, 'People consent to each request.'],
  ['10.7.2', 2, 'They are told to what.'],
  ['10.7.3', 2, 'They can take it back.'],
];
const NOT_A_RESOURCE_SERVER: typeof NOT_A_SERVER = [
  ['10.3.1', 2, 'Access tokens are for this service.'],
  ['10.3.2', 2, 'What they allow is kept to.'],
  ['10.3.3', 2, 'People are told apart by what is not given again.'],
  ['10.3.4', 2, 'Strength and age of the login are checked where asked for.'],
];

/** V10: OAuth and OpenID Connect, of which the product is a client. */
export const OAUTH: Requirement[] = [
  requirement('10.1.1', 2, 'Tokens go where they are needed only.', {
    shown: by(SOCIAL, 'keeps answers and addresses to itself'),
  }),
  requirement('10.1.2', 2, 'What comes back counts in the browser that began it only.', {
    shown: by(
      SOCIAL,
      'is refused in another browser, and then still good in its own',
      'is refused when it comes twice, and after ten minutes',
    ),
  }),
  requirement('10.2.1', 2, 'The code flow cannot be started by others: PKCE or state.', {
    shown: by(
      SOCIAL,
      'is refused with another state, or none',
      'asks with state, nonce and PKCE, and answers with the verifier',
    ),
  }),
  requirement('10.2.2', 2, 'Several providers cannot be mixed up.', {
    shown: by(SOCIAL, "is refused with another provider's answer (mix-up)"),
  }),
  ...NOT_A_RESOURCE_SERVER.map(([id, level, says]) =>
    requirement(id, level, says, { doesNotApply: NO_RESOURCE_SERVER }),
  ),
  ...NOT_A_SERVER.map(([id, level, says]) => requirement(id, level, says, { doesNotApply: NO_SERVER })),
  requirement('10.5.1', 2, 'ID tokens are not replayed: nonce.', { shown: by(SOCIAL, CLAIMS) }),
  requirement('10.5.2', 2, 'People are known by issuer and subject.', {
    shown: by(SOCIAL, 'takes the same subject at another provider for somebody else', CLAIMS),
  }),
  requirement('10.5.3', 2, 'Metadata of another issuer are refused.', {
    shown: by(
      'libs/identity/src/social-login/social-providers.spec.ts',
      'refuse the description of another issuer, and ask again the next time',
    ),
  }),
  requirement('10.5.4', 2, 'An ID token for another client is refused.', { shown: by(SOCIAL, CLAIMS) }),
  requirement('10.5.5', 2, 'Back-channel logout is protected.', { doesNotApply: 'There is no back-channel logout.' }),
];
