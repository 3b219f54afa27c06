import { DomainError } from '@babelboard/platform';

export function supportedAccountNotFound(accountId: number): DomainError {
  return new DomainError('SUPPORTED_ACCOUNT_NOT_FOUND', 'not-found', 'There is no such account.', {
    path: 'account_id',
    params: { accountId },
  });
}

export function supportOfAdmins(): DomainError {
  return new DomainError('SUPPORT_OF_ADMINS', 'forbidden', 'Support access cannot be used for admins.', {
    path: 'account_id',
  });
}

export function supportEnded(): DomainError {
  return new DomainError('SUPPORT_ENDED', 'gone', 'Whoever created this link has signed out.');
}
