import { domainEvent } from '@babelboard/platform';

export type SignInMethodsChange =
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'social-linked'
  | 'social-unlinked';

/** There is another way into an account, or one less; its owner is told. */
export class SignInMethodsChanged extends domainEvent<{ accountId: number; change: SignInMethodsChange }>(
  'identity.sign-in-methods-changed.v1',
) {}
