import { DomainError } from '@babelboard/platform';

export function fileNotReadable(path: string, reason: string): DomainError {
  return new DomainError('FILE_NOT_READABLE', 'not-found', `${path} cannot be read: ${reason}.`, { params: { path } });
}

export function addressNotAllowed(host: string): DomainError {
  return new DomainError(
    'ADDRESS_NOT_ALLOWED',
    'forbidden',
    `${host} is not on the public internet: ads are not fetched from private addresses.`,
    { params: { host } },
  );
}

export function addressUnusable(reason: string): DomainError {
  return new DomainError('ADDRESS_UNUSABLE', 'invalid', `The address cannot be used: ${reason}.`);
}

export function fetchFailed(host: string, reason: string): DomainError {
  return new DomainError('FETCH_FAILED', 'unavailable', `${host} did not give the ads: ${reason}.`, {
    params: { host },
  });
}
