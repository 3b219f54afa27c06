import { DomainError } from '@babelboard/platform';

export function unsubscribeLinkInvalid(): DomainError {
  return new DomainError('UNSUBSCRIBE_LINK_INVALID', 'gone');
}
