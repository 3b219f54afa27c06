import { DomainError } from '@babelboard/platform';

export function secondFactorAlreadyOn(): DomainError {
  return new DomainError('SECOND_FACTOR_ALREADY_ON', 'conflict', 'Two-step login is already on.');
}

export function secondFactorNotBegun(): DomainError {
  return new DomainError('SECOND_FACTOR_NOT_BEGUN', 'conflict', 'Please start setting up two-step login again.');
}

export function secondFactorOff(): DomainError {
  return new DomainError('SECOND_FACTOR_OFF', 'conflict', 'Two-step login is off.');
}

export function codeWrong(): DomainError {
  return new DomainError('CODE_WRONG', 'invalid', 'This code is not right. Please try the next one.', { path: 'code' });
}

/** @param path the field that it was typed into */
export function passwordWrong(path = 'password'): DomainError {
  return new DomainError('PASSWORD_WRONG', 'invalid', 'The password is not right.', { path });
}

/** A mail's link was opened in a browser that shows nothing about who set the account up. */
export function proofNeeded(): DomainError {
  return new DomainError('PROOF_NEEDED', 'invalid', 'Please enter the password of the account.', { path: 'password' });
}

export function loginTooOld(): DomainError {
  return new DomainError('LOGIN_TOO_OLD', 'forbidden', 'Please log in again first: this needs a recent login.');
}

export function secondFactorRequired(): DomainError {
  return new DomainError('SECOND_FACTOR_REQUIRED', 'invalid', 'Please enter the code from your authenticator app.', {
    path: 'code',
  });
}
