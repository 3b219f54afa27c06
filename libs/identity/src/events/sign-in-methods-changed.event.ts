import { DomainEvent } from '@babelboard/platform';

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
export class SignInMethodsChanged extends DomainEvent<{ accountId: number; change: SignInMethodsChange }> {
  static override readonly type = 'identity.sign-in-methods-changed.v1';
}
