import { DomainError } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import type { SocialError } from '@babelboard/wire';

/** A login by a provider that led to nothing; the login page says why. */
export class SocialFailure extends Error {
  /** Of the page where it began, as far as that is known. */
  language: UiLanguage | undefined;

  constructor(
    readonly reason: SocialError,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }

  /** Whether an operator should look: the provider, or what it answered, was not as it should be. */
  get odd(): boolean {
    return this.reason === 'social-refused' || this.reason === 'social-unreachable';
  }

  /** For the log: what went wrong, without anything that the provider sent. */
  get detail(): string {
    const { cause } = this;
    return cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 200) : 'no cause';
  }
}

/** The failure that an error means to the person; null for what is no fault of such a login. */
export function socialFailureOf(error: unknown): SocialFailure | null {
  if (error instanceof SocialFailure) {
    return error;
  }
  const noEmail = error instanceof DomainError && error.code === 'SOCIAL_NO_EMAIL';
  return noEmail ? new SocialFailure('social-no-email') : null;
}
