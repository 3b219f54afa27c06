import { by, type Requirement, requirement } from './requirement.js';

const SOCIAL = 'test/e2e/social-login/social-login.spec.ts';
const TOKENS = 'libs/identity/src/single-use-tokens/single-use-tokens.spec.ts';
const PROVIDERS = 'libs/identity/src/social-login/social-providers.spec.ts';
const SIGNATURE = 'is refused with the signature of somebody else';
const CLAIMS = 'is refused: %s';

/** V9: self-contained tokens. Ours are links of mails (an id with a MAC); an identity provider's are ID tokens. */
export const SELF_CONTAINED_TOKENS: Requirement[] = [
  requirement('9.1.1', 1, 'Signature or MAC is checked first.', {
    shown: [...by(TOKENS, 'are refused in any other form'), ...by(SOCIAL, SIGNATURE)],
  }),
  requirement('9.1.2', 1, 'Only chosen algorithms count, never none.', {
    shown: by(SOCIAL, SIGNATURE),
    note: 'Ours: HMAC-SHA-256 alone.',
  }),
  requirement('9.1.3', 1, 'Keys come from where it was set before, not from the token.', {
    shown: [
      ...by(TOKENS, 'cannot be made from what is stored, nor with another key'),
      ...by(SOCIAL, SIGNATURE),
      ...by(PROVIDERS, 'refuse the description of another issuer, and ask again the next time'),
    ],
  }),
  requirement('9.2.1', 1, 'A token counts within its time only.', {
    shown: [...by(TOKENS, 'end to the millisecond'), ...by(SOCIAL, CLAIMS)],
  }),
  requirement('9.2.2', 2, 'A token of one kind does not count as another.', {
    shown: [
      ...by(TOKENS, 'are refused in any other form'),
      ...by('test/e2e/privacy/admin-handoff.suite.ts', 'takes no code of another purpose'),
    ],
  }),
  requirement('9.2.3', 2, 'A token for others does not count here.', { shown: by(SOCIAL, CLAIMS) }),
  requirement('9.2.4', 2, 'Tokens for several services say for which.', {
    doesNotApply: 'Our tokens are for this service alone.',
  }),
];
