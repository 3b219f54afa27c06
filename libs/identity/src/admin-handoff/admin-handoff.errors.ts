import { DomainError } from '@babelboard/platform';

export function notAnAdmin(): DomainError {
  return new DomainError('NOT_AN_ADMIN', 'forbidden');
}
