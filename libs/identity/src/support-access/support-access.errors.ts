import { DomainError } from '@babelboard/platform';

export function supportedAccountNotFound(accountId: number): DomainError {
  return new DomainError('SUPPORTED_ACCOUNT_NOT_FOUND', 'not-found', 'There is no such account.', {
    path: 'account_id',
    params: { accountId },
  });
}

export function supportOfAdmins(): DomainError {
  return new DomainError('SUPPORT_OF_ADMINS', 'forbidden', 'Admins are not seen as by support access.', {
    path: 'account_id',
  });
}

export function supportEnded(): DomainError {
  return new DomainError('SUPPORT_ENDED', 'gone', 'Whoever made this link is signed out by now.');
}
