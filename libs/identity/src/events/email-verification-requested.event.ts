import { DomainEvent } from '@babelboard/platform';

/** An address is to be verified; the token of the link follows from its id. */
export class EmailVerificationRequested extends DomainEvent<{ tokenId: string; accountId: number }> {
  static override readonly type = 'identity.email-verification-requested.v1';
}
