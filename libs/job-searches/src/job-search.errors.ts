import { DomainError } from '@babelboard/platform';

export function noSearchAddress(): DomainError {
  return new DomainError('NO_SEARCH_ADDRESS', 'invalid', { path: 'path' });
}

export function latestSearchNotFound(): DomainError {
  return new DomainError('LATEST_SEARCH_NOT_FOUND', 'not-found');
}
