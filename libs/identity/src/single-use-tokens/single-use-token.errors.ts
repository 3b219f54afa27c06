import { DomainError } from '@babelboard/platform';

export function tokenInvalid(): DomainError {
  return new DomainError('TOKEN_INVALID', 'gone');
}
