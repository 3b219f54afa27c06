import { DomainError } from '@babelboard/platform';

export function socialProviderUnknown(provider: string): DomainError {
  return new DomainError('SOCIAL_PROVIDER_UNKNOWN', 'not-found', 'There is no such way to log in.', {
    params: { provider },
  });
}

/** The way back does not fit a way out of this browser: too late, taken twice, or begun by somebody else. */
export function socialLoginExpired(): DomainError {
  return new DomainError('SOCIAL_LOGIN_EXPIRED', 'gone', 'This login took too long or was started elsewhere.');
}

export function socialNoEmail(): DomainError {
  return new DomainError('SOCIAL_NO_EMAIL', 'invalid', 'The other site did not give us an e-mail address.');
}

export function socialLinkElsewhere(): DomainError {
  return new DomainError(
    'SOCIAL_LINK_ELSEWHERE',
    'gone',
    'Please open this link in the browser where you started to log in.',
  );
}

export function socialIdentityTaken(): DomainError {
  return new DomainError('SOCIAL_IDENTITY_TAKEN', 'conflict', 'This login belongs to another account here.');
}

export function socialIdentityNotFound(): DomainError {
  return new DomainError('SOCIAL_IDENTITY_NOT_FOUND', 'not-found', 'There is no such connection to another site.');
}

export function socialConsentNeeded(): DomainError {
  return new DomainError('SOCIAL_CONSENT_NEEDED', 'invalid', 'Please accept the conditions.', { path: 'terms' });
}

export function socialMailNeeded(): DomainError {
  return new DomainError('SOCIAL_MAIL_NEEDED', 'invalid', 'Please let us send an e-mail to this address first.');
}

export function socialMailNotNeeded(): DomainError {
  return new DomainError('SOCIAL_MAIL_NOT_NEEDED', 'conflict', 'No e-mail is needed here.');
}

/** Somebody registered the address after the page was opened. */
export function socialAddressTaken(): DomainError {
  return new DomainError('SOCIAL_ADDRESS_TAKEN', 'conflict', 'There is now an account with this address.');
}
