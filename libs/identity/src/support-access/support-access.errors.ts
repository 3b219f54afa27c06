import { DomainError } from '@babelboard/platform';

export function supportedAccountNotFound(): DomainError {
  return new DomainError('SUPPORTED_ACCOUNT_NOT_FOUND', 'not-found', {
    path: 'account_id',
  });
}

export function supportOfAdmins(): DomainError {
  return new DomainError('SUPPORT_OF_ADMINS', 'forbidden', {
    path: 'account_id',
  });
}

export function supportEnded(): DomainError {
  return new DomainError('SUPPORT_ENDED', 'gone');
}
