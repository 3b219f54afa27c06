import { DomainError } from '@babelboard/platform';

/** @param detail what the system says, for reasons that have no words of ours */
export function fileNotReadable(path: string, reason: 'missing' | 'folder' | 'system', detail = ''): DomainError {
  return new DomainError('FILE_NOT_READABLE', 'not-found', { params: { path, reason, detail } });
}

export function addressNotAllowed(host: string): DomainError {
  return new DomainError('ADDRESS_NOT_ALLOWED', 'forbidden', { params: { host } });
}

/** @param protocol of the address */
export function addressUnusable(reason: 'address' | 'protocol' | 'credentials', protocol = ''): DomainError {
  return new DomainError('ADDRESS_UNUSABLE', 'invalid', { params: { reason, protocol } });
}

/** @param detail the status, how many redirects or seconds, or what the system says */
export function fetchFailed(
  host: string,
  reason: 'status' | 'redirects' | 'silent' | 'system',
  detail: string | number = '',
): DomainError {
  return new DomainError('FETCH_FAILED', 'unavailable', { params: { host, reason, detail } });
}
