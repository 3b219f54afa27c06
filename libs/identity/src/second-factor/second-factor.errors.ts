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

export function secondFactorRequired(): DomainError {
  return new DomainError('SECOND_FACTOR_REQUIRED', 'invalid', {
    path: 'code',
  });
}
