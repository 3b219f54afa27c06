import { DomainError } from '@babelboard/platform';

export function secondFactorAlreadyOn(): DomainError {
  return new DomainError('SECOND_FACTOR_ALREADY_ON', 'conflict');
}

export function secondFactorNotBegun(): DomainError {
  return new DomainError('SECOND_FACTOR_NOT_BEGUN', 'conflict');
}

export function secondFactorOff(): DomainError {
  return new DomainError('SECOND_FACTOR_OFF', 'conflict');
}

export function codeWrong(): DomainError {
  return new DomainError('CODE_WRONG', 'invalid', { path: 'code' });
}

/** @param path the field that it was typed into */
export function passwordWrong(path = 'password'): DomainError {
  return new DomainError('PASSWORD_WRONG', 'invalid', { path });
}

/** A mail's link was opened in a browser that shows nothing about who set the account up. */
export function proofNeeded(): DomainError {
  return new DomainError('PROOF_NEEDED', 'invalid', { path: 'password' });
}

export function loginTooOld(): DomainError {
  return new DomainError('LOGIN_TOO_OLD', 'forbidden');
}

export function secondFactorRequired(): DomainError {
  return new DomainError('SECOND_FACTOR_REQUIRED', 'invalid', {
    path: 'code',
  });
}
