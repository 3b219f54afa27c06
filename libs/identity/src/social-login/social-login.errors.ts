import { DomainError } from '@babelboard/platform';

export function socialProviderUnknown(): DomainError {
  return new DomainError('SOCIAL_PROVIDER_UNKNOWN', 'not-found');
}

/** The way back does not fit a way out of this browser: too late, taken twice, or begun by somebody else. */
export function socialLoginExpired(): DomainError {
  return new DomainError('SOCIAL_LOGIN_EXPIRED', 'gone');
}

export function socialNoEmail(): DomainError {
  return new DomainError('SOCIAL_NO_EMAIL', 'invalid');
}

export function socialLinkElsewhere(): DomainError {
  return new DomainError('SOCIAL_LINK_ELSEWHERE', 'gone');
}

export function socialIdentityTaken(): DomainError {
  return new DomainError('SOCIAL_IDENTITY_TAKEN', 'conflict');
}

export function socialIdentityNotFound(): DomainError {
  return new DomainError('SOCIAL_IDENTITY_NOT_FOUND', 'not-found');
}

export function socialConsentNeeded(): DomainError {
  return new DomainError('SOCIAL_CONSENT_NEEDED', 'invalid', { path: 'terms' });
}

export function socialMailNeeded(): DomainError {
  return new DomainError('SOCIAL_MAIL_NEEDED', 'invalid');
}

export function socialMailNotNeeded(): DomainError {
  return new DomainError('SOCIAL_MAIL_NOT_NEEDED', 'conflict');
}

/** Somebody registered the address after the page was opened. */
export function socialAddressTaken(): DomainError {
  return new DomainError('SOCIAL_ADDRESS_TAKEN', 'conflict');
}
